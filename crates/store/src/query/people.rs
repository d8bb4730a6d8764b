//! People, their sessions and accounts.

use super::room;
use crate::error::{Entity, Result, StoreError};
use crate::ids::{PersonId, Token};
use crate::limits::MAX_SESSIONS;
use crate::people::{Account, AccountChange, Login, Person};
use crate::room::Quotas;
use crate::sql::{Row, SqlTransaction, args};
use crate::table::{ChangeKind, Millis};

/// Fails with `NotFound` if a change found no row.
fn found(changed: u64, thing: Entity) -> Result<()> {
    if changed == 0 { Err(StoreError::NotFound(thing)) } else { Ok(()) }
}

pub(crate) async fn create(w: &mut dyn SqlTransaction, name: &str, now: Millis) -> Result<PersonId> {
    let id = PersonId::random();
    w.run("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)", args![&id, name, now.0]).await?;
    Ok(id)
}

fn read_person(mut row: Row) -> Result<Person> {
    Ok(Person {
        id: row.id()?,
        name: row.text()?,
        login: row.maybe_text()?,
        preferences: row.json()?,
        created: Millis(row.int()?),
    })
}

pub(crate) async fn person(w: &mut dyn SqlTransaction, person: PersonId) -> Result<Person> {
    let row = w
        .row(
            "SELECT p.id, p.name, a.login, p.preferences, p.created FROM people p \
             LEFT JOIN accounts a ON a.person_id = p.id WHERE p.id = $1",
            args![&person],
        )
        .await?;
    read_person(row.ok_or(StoreError::NotFound(Entity::Person))?)
}

pub(crate) async fn rename(w: &mut dyn SqlTransaction, person: PersonId, name: &str) -> Result<()> {
    found(w.run("UPDATE people SET name = $2 WHERE id = $1", args![&person, name]).await?, Entity::Person)
}

pub(crate) async fn set_preferences(
    w: &mut dyn SqlTransaction,
    person: PersonId,
    preferences: &str,
) -> Result<()> {
    let changed =
        w.run("UPDATE people SET preferences = $2 WHERE id = $1", args![&person, preferences]).await?;
    found(changed, Entity::Person)
}

pub(crate) async fn open_session(
    w: &mut dyn SqlTransaction,
    person: PersonId,
    expires: Millis,
) -> Result<Token> {
    let token = Token::random();
    w.run(
        "INSERT INTO sessions (token_hash, person_id, expires) VALUES ($1, $2, $3)",
        args![token.hash(), &person, expires.0],
    )
    .await?;
    Ok(token)
}

/// The hash of the person's password. The person is locked, so that it stays true until the end of the transaction.
async fn locked_password(w: &mut dyn SqlTransaction, person: PersonId) -> Result<Option<String>> {
    let held = w.row("SELECT name FROM people WHERE id = $1 FOR NO KEY UPDATE", args![&person]).await?;
    held.ok_or(StoreError::NotFound(Entity::Person))?;
    let row = w.row("SELECT phc FROM accounts WHERE person_id = $1", args![&person]).await?;
    row.map(|mut row| row.text()).transpose()
}

pub(crate) async fn sign_in(
    w: &mut dyn SqlTransaction,
    person: PersonId,
    phc: &str,
    expires: Millis,
) -> Result<Token> {
    match locked_password(w, person).await? {
        Some(now) if now == phc => {}
        _ => return Err(StoreError::AccountChanged),
    }
    let token = open_session(w, person, expires).await?;
    w.run(
        "DELETE FROM sessions WHERE person_id = $1 AND token_hash NOT IN \
         (SELECT token_hash FROM sessions WHERE person_id = $1 ORDER BY expires DESC, token_hash LIMIT $2)",
        args![&person, MAX_SESSIONS],
    )
    .await?;
    Ok(token)
}

pub(crate) async fn session(
    w: &mut dyn SqlTransaction,
    token: &Token,
    now: Millis,
) -> Result<(Person, Millis)> {
    let row = w
        .row(
            "SELECT s.expires, p.id, p.name, a.login, p.preferences, p.created FROM sessions s JOIN people p ON p.id = s.person_id \
             LEFT JOIN accounts a ON a.person_id = p.id WHERE s.token_hash = $1 AND s.expires > $2",
            args![token.hash(), now.0],
        )
        .await?;
    let mut row = row.ok_or(StoreError::NotFound(Entity::Session))?;
    let expires = Millis(row.int()?);
    Ok((read_person(row)?, expires))
}

pub(crate) async fn extend_session(w: &mut dyn SqlTransaction, token: &Token, expires: Millis) -> Result<()> {
    let changed = w
        .run("UPDATE sessions SET expires = $2 WHERE token_hash = $1", args![token.hash(), expires.0])
        .await?;
    found(changed, Entity::Session)
}

pub(crate) async fn close_session(w: &mut dyn SqlTransaction, token: &Token) -> Result<()> {
    w.run("DELETE FROM sessions WHERE token_hash = $1", args![token.hash()]).await.map(drop)
}

pub(crate) async fn sweep_sessions(w: &mut dyn SqlTransaction, now: Millis) -> Result<u64> {
    w.run("DELETE FROM sessions WHERE expires <= $1", args![now.0]).await
}

pub(crate) async fn change_account(
    w: &mut dyn SqlTransaction,
    person: PersonId,
    change: &AccountChange,
) -> Result<Option<Token>> {
    let AccountChange { login, was, phc, name, expires } = change;
    // Somebody else may have made or changed the account since the password was checked.
    if locked_password(w, person).await? != *was {
        return Err(StoreError::AccountChanged);
    }
    w.run(
        "DELETE FROM accounts WHERE person_id = $1 AND NOT EXISTS \
         (SELECT 1 FROM accounts other WHERE other.login_key = $2 AND other.person_id <> $1)",
        args![&person, &login.key],
    )
    .await?;
    let added = w
        .run(
            "INSERT INTO accounts (login_key, login, person_id, phc) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            args![&login.key, &login.shown, &person, phc],
        )
        .await?;
    if added == 0 {
        return Err(StoreError::Taken(Entity::Account));
    }
    if let Some(name) = name {
        rename(w, person, name).await?;
    }
    if was.as_ref() == Some(phc) {
        return Ok(None);
    }
    w.run("DELETE FROM sessions WHERE person_id = $1", args![&person]).await?;
    open_session(w, person, *expires).await.map(Some)
}

pub(crate) async fn account(w: &mut dyn SqlTransaction, login: &Login) -> Result<Account> {
    let row = w
        .row("SELECT person_id, login, phc FROM accounts WHERE login_key = $1", args![&login.key])
        .await?
        .ok_or(StoreError::NotFound(Entity::Account))?;
    let mut row = row;
    Ok(Account { person: row.id()?, login: row.text()?, phc: row.text()? })
}

pub(crate) async fn absorb_guest(
    w: &mut dyn SqlTransaction,
    guest: PersonId,
    into: PersonId,
    quotas: Quotas,
) -> Result<()> {
    if guest == into {
        return Ok(());
    }
    let rows = w
        .rows("SELECT id FROM people WHERE id = $1 OR id = $2 ORDER BY id FOR UPDATE", args![&guest, &into])
        .await?;
    if rows.len() < 2 {
        return Err(StoreError::NotFound(Entity::Person));
    }
    if w.row("SELECT person_id FROM accounts WHERE person_id = $1", args![&guest]).await?.is_some() {
        return Err(StoreError::Taken(Entity::Account));
    }
    // Both rows are locked, so nobody can exceed the limits by collecting as several guests and merging them.
    let more = room::of(w, guest).await?;
    quotas.check(room::of(w, into).await?, more).map_err(StoreError::Full)?;
    let tables = w
        .rows(
            "SELECT id, version FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person_id = $1) \
             OR id IN (SELECT table_id FROM members WHERE person_id = $1)",
            args![&guest],
        )
        .await?;
    for mut row in tables {
        w.tell(row.id()?, row.int()?, ChangeKind::Seats);
    }
    for sql in [
        "UPDATE seats SET person_id = $2 WHERE person_id = $1",
        "UPDATE tables SET host = $2 WHERE host = $1",
        "UPDATE decks SET person_id = $2 WHERE person_id = $1",
        "UPDATE chat SET person_id = $2 WHERE person_id = $1",
        "UPDATE notes SET person_id = $2 WHERE person_id = $1 AND NOT EXISTS \
         (SELECT 1 FROM notes own WHERE own.person_id = $2 AND own.table_id = notes.table_id)",
        "INSERT INTO former (table_id, seat, person_id, name) SELECT table_id, seat, $2, name FROM former WHERE person_id = $1 \
         ON CONFLICT DO NOTHING",
        // If both shared a seat, only one membership remains, and the acts signed by the other must stay attributable.
        "INSERT INTO former (table_id, seat, person_id, name) SELECT table_id, seat, $2, name FROM members WHERE person_id = $1 \
         ON CONFLICT DO NOTHING",
        "UPDATE members SET person_id = $2 WHERE person_id = $1 AND NOT EXISTS \
         (SELECT 1 FROM members own WHERE own.person_id = $2 AND own.table_id = members.table_id) AND NOT EXISTS \
         (SELECT 1 FROM seats WHERE seats.person_id = $2 AND seats.table_id = members.table_id)",
        "DELETE FROM members WHERE person_id = $2 AND person_id <> $1 AND EXISTS \
         (SELECT 1 FROM seats WHERE seats.person_id = $2 AND seats.table_id = members.table_id)",
        "UPDATE archived SET person_id = $2 WHERE person_id = $1 AND NOT EXISTS \
         (SELECT 1 FROM archived own WHERE own.person_id = $2 AND own.table_id = archived.table_id)",
    ] {
        w.run(sql, args![&guest, &into]).await?;
    }
    w.run("DELETE FROM people WHERE id = $1", args![&guest]).await.map(drop)
}
