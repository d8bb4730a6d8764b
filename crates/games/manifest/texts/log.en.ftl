md-log = Something happens.
