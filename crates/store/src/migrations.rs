//! The schema, step by step. A step that has been released is never edited: a change is a new file.

use crate::error::{Result, StoreError};

/// Numbered from 1 in the order of the list.
#[derive(Clone, Copy)]
pub(crate) struct Migrations(pub &'static [&'static str]);

pub(crate) const SQLITE: Migrations = Migrations(&[
    include_str!("../migrations/sqlite/0001_tables_and_people.sql"),
    include_str!("../migrations/sqlite/0002_decks.sql"),
    include_str!("../migrations/sqlite/0003_together.sql"),
    include_str!("../migrations/sqlite/0004_room.sql"),
    include_str!("../migrations/sqlite/0005_changing_hands.sql"),
    include_str!("../migrations/sqlite/0006_former_by_signature.sql"),
]);

pub(crate) const POSTGRES: Migrations = Migrations(&[
    include_str!("../migrations/postgres/0001_tables_and_people.sql"),
    include_str!("../migrations/postgres/0002_decks.sql"),
    include_str!("../migrations/postgres/0003_together.sql"),
    include_str!("../migrations/postgres/0004_room.sql"),
    include_str!("../migrations/postgres/0005_changing_hands.sql"),
    include_str!("../migrations/postgres/0006_former_by_signature.sql"),
]);

impl Migrations {
    pub fn known(self) -> u32 {
        self.0.len() as u32
    }

    /// The migration step that follows version `found`. `None` if the schema is up to date.
    pub fn after(self, found: u32) -> Result<Option<&'static str>> {
        match self.known() {
            known if found > known => Err(StoreError::Newer { found, known }),
            _ => Ok(self.0.get(found as usize).copied()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_databases_have_the_same_steps() {
        assert_eq!(SQLITE.known(), POSTGRES.known());
    }
}
