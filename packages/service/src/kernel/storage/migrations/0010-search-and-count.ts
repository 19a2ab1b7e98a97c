import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../../foundation/database/engine.ts'

/** Adds trigram indexes for searching parts of names and addresses, and a count of each project's users. */
export async function searchAndCount(db: Kysely<never>, engine: Engine['name']): Promise<void> {
  const statements = engine === 'sqlite' ? sqliteStatements : postgresStatements
  for (const statement of statements) await sql.raw(statement).execute(db)
  await sql`create index users_pending on users (project_id, created_at, user_id) where status = 'pending'`.execute(
    db,
  )
  await sql`create index users_blocked on users (project_id, created_at, user_id) where blocked_at is not null`.execute(
    db,
  )
}

/**
 * The texts have a table of their own: a trigram index needs stable row numbers, and VACUUM changes those of a table
 * without an integer key. The count is a single row, because SQLite allows only one writer anyway.
 */
const sqliteStatements = [
  `create table user_texts (
    id integer primary key,
    project_id text not null,
    user_id text not null,
    kind text not null,
    source_id text not null,
    text text not null
  )`,
  'create unique index user_texts_source on user_texts (project_id, kind, source_id)',
  `create virtual table user_texts_trigrams using fts5 (
    text, content = 'user_texts', content_rowid = 'id', tokenize = 'trigram', detail = none
  )`,
  `create trigger user_texts_added after insert on user_texts begin
    insert into user_texts_trigrams (rowid, text) values (new.id, new.text);
  end`,
  `create trigger user_texts_removed after delete on user_texts begin
    insert into user_texts_trigrams (user_texts_trigrams, rowid, text) values ('delete', old.id, old.text);
  end`,
  `create trigger user_texts_changed after update of text on user_texts begin
    insert into user_texts_trigrams (user_texts_trigrams, rowid, text) values ('delete', old.id, old.text);
    insert into user_texts_trigrams (rowid, text) values (new.id, new.text);
  end`,
  `create trigger user_emails_added after insert on user_emails begin
    insert into user_texts (project_id, user_id, kind, source_id, text)
      values (new.project_id, new.user_id, 'email', new.email_id, new.canonical_email);
  end`,
  `create trigger user_emails_changed after update of canonical_email on user_emails begin
    update user_texts set text = new.canonical_email
      where project_id = new.project_id and kind = 'email' and source_id = new.email_id;
  end`,
  `create trigger user_emails_removed after delete on user_emails begin
    delete from user_texts where project_id = old.project_id and kind = 'email' and source_id = old.email_id;
  end`,
  `create trigger users_named after insert on users when new.search_name <> '' begin
    insert into user_texts (project_id, user_id, kind, source_id, text)
      values (new.project_id, new.user_id, 'name', new.user_id, new.search_name);
  end`,
  `create trigger users_renamed after update of search_name on users when new.search_name <> old.search_name begin
    delete from user_texts where project_id = new.project_id and kind = 'name' and source_id = new.user_id;
    insert into user_texts (project_id, user_id, kind, source_id, text)
      select new.project_id, new.user_id, 'name', new.user_id, new.search_name where new.search_name <> '';
  end`,
  `create trigger users_unnamed after delete on users begin
    delete from user_texts where project_id = old.project_id and kind = 'name' and source_id = old.user_id;
  end`,
  `insert into user_texts (project_id, user_id, kind, source_id, text)
    select project_id, user_id, 'email', email_id, canonical_email from user_emails`,
  `insert into user_texts (project_id, user_id, kind, source_id, text)
    select project_id, user_id, 'name', user_id, search_name from users where search_name <> ''`,
  'create table user_counts (project_id text primary key, people bigint not null)',
  `create trigger users_counted after insert on users begin
    insert into user_counts (project_id, people) values (new.project_id, 1)
      on conflict (project_id) do update set people = people + 1;
  end`,
  `create trigger users_discounted after delete on users begin
    update user_counts set people = people - 1 where project_id = old.project_id;
  end`,
  'insert into user_counts (project_id, people) select project_id, count(*) from users group by project_id',
]

/**
 * The count of a project is the sum of its changes, which are folded from time to time: with a single row, concurrent
 * sign-ups would wait for each other. Without the trigram extension the search is correct, but slower.
 */
const postgresStatements = [
  `do $$
  declare place name;
  begin
    begin
      create extension if not exists pg_trgm;
    exception when others then
      null;
    end;
    select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_trgm';
    if place is not null then
      execute format('create index user_emails_trigrams on user_emails using gin (canonical_email %I.gin_trgm_ops)', place);
      execute format('create index users_name_trigrams on users using gin (search_name %I.gin_trgm_ops)', place);
    end if;
  end $$`,
  'create table user_counts (project_id text not null, people bigint not null)',
  'create index user_counts_project on user_counts (project_id)',
  `create function portico_count_users() returns trigger language plpgsql as $$
  begin
    insert into user_counts (project_id, people)
      select project_id, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by project_id;
    return null;
  end $$`,
  `create trigger users_counted after insert on users referencing new table as changed
    for each statement execute function portico_count_users()`,
  `create trigger users_discounted after delete on users referencing old table as changed
    for each statement execute function portico_count_users()`,
  'insert into user_counts (project_id, people) select project_id, count(*) from users group by project_id',
]
