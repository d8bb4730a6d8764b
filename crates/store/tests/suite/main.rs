//! One test suite, run on SQLite and on a real PostgreSQL that the tests start themselves.

mod cases;
mod older;
mod on_postgres;
mod on_sqlite;
mod outages;
mod relay;
mod world;

macro_rules! suite {
    ($($subject:ident: $($case:ident),+ $(,)?;)+) => {
        mod sqlite { $($(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                crate::cases::$subject::$case(&crate::world::World::sqlite()).await;
            }
        )+)+ }

        mod postgres { $($(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                if let Some(world) = crate::world::World::postgres().await {
                    crate::cases::$subject::$case(&world).await;
                }
            }
        )+)+ }
    };
}

suite! {
    tables:
        a_table_comes_back_as_it_was_given,
        acts_are_added_in_order_and_raise_the_version,
        of_sixteen_writers_with_one_version_one_wins,
        a_conflict_leaves_nothing_and_tells_nobody,
        a_thousand_appends_in_groups_arrive_in_order,
        appends_that_fail_do_not_harm_those_beside_them,
        what_is_taken_back_is_gone_with_its_snapshots,
        a_stale_writer_never_hits_by_accident,
        a_cut_beyond_the_log_is_refused,
        a_follower_learns_what_to_keep_and_what_to_add,
        a_snapshot_of_an_undone_line_is_refused,
        a_wish_is_kept_until_the_next_act,
        of_two_answers_to_a_wish_at_once_one_must_look_again,
        a_deleted_table_is_gone_with_all_that_belongs_to_it,
        what_cannot_be_kept_is_refused_before_it_is_written,
        a_write_is_finished_though_its_caller_went_away,
        a_closed_store_says_so,
        all_is_there_after_closing_and_opening_again;
    seats:
        the_seats_are_held_as_given,
        of_many_claimants_one_gets_the_open_seat,
        of_many_who_have_the_link_one_gets_the_seat,
        an_invitation_names_its_seat_and_is_known_after_its_use,
        a_new_link_voids_the_old_one,
        a_seat_changes_hands_only_if_it_is_held_as_expected,
        strangers_and_strange_seats_are_not_found;
    lists:
        my_tables_tell_whose_turn_it_is,
        open_tables_are_public_running_and_have_a_free_seat,
        finished_tables_are_listed_by_their_end,
        a_long_list_comes_in_parts_without_gaps;
    talk:
        lines_are_numbered_and_read_from_any_point,
        hostile_text_is_kept_letter_for_letter_or_refused,
        many_speak_at_once_and_every_line_has_its_number,
        notes_are_for_their_writer_only;
    together:
        whoever_has_the_link_of_a_team_joins_it,
        a_seat_that_is_called_otherwise_keeps_its_team,
        whoever_plays_takes_no_second_seat,
        whoever_has_left_a_seat_takes_no_other,
        who_gets_up_leaves_the_seat_to_the_team,
        a_game_that_ends_early_stays_so,
        of_many_who_want_a_rematch_one_makes_it,
        a_table_that_is_put_away_is_on_its_own_list,
        whose_time_is_up_is_found,
        all_whose_time_is_up_are_found_in_parts,
        tables_where_a_bot_has_to_act_are_found_in_parts;
    people:
        a_guest_has_a_name_and_preferences,
        a_name_can_be_seen_and_stays_in_its_place,
        a_session_lasts_until_it_expires_or_is_closed,
        a_login_name_belongs_to_one_person_whatever_its_case,
        of_many_who_want_a_login_name_one_gets_it,
        an_account_is_changed_only_by_who_knows_its_password,
        nobody_signs_in_by_a_password_that_was_changed_meanwhile,
        a_person_has_so_many_sessions_by_signing_in,
        an_account_finds_its_person_on_another_device,
        a_guest_becomes_somebody_known;
    decks:
        a_deck_is_kept_letter_for_letter_and_read_by_whoever_knows_it,
        only_its_person_changes_or_deletes_a_deck,
        what_is_no_deck_is_refused,
        nobody_has_more_decks_than_allowed;
    room:
        nobody_opens_more_tables_than_allowed_on_however_many_servers,
        every_act_takes_room_and_gives_it_back_when_it_is_taken_back,
        decks_and_tables_share_the_room,
        a_guest_brings_along_no_more_than_one_person_may_have,
        notes_and_talk_take_room_of_whoever_writes_them,
        a_table_keeps_its_newest_lines,
        what_nobody_touches_is_put_away_and_then_removed_once,
        a_touch_brings_a_table_back,
        all_tables_and_guests_are_looked_at_in_parts,
        all_that_is_due_is_tidied_up_and_a_trial_changes_nothing,
        guests_of_whom_nothing_is_left_are_forgotten;
    leaving:
        its_owner_deletes_a_table_but_not_from_under_others,
        a_guest_who_is_forgotten_takes_no_table_of_others_along,
        nobody_keeps_a_finished_table_by_touching_it,
        its_owner_deletes_a_running_table_when_the_others_are_silent_for_long,
        who_is_forgotten_takes_along_what_was_theirs_alone,
        what_others_share_stays_without_the_name,
        acts_at_tables_that_were_left_before_lose_the_name,
        only_names_that_sign_acts_are_remembered,
        nobody_takes_another_s_name_along,
        nobody_acts_for_somebody_who_was_forgotten;
    following:
        followers_hear_of_every_kind_of_change,
        followers_hear_who_hosts_now,
        followers_of_many_tables_hear_each_version_once;
}
