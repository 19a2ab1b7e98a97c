import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../foundation/database/engine.ts'

/** Indexes numbers by their parts, as names and e-mail addresses are. */
export async function indexPartsOfNumbers(
  db: Kysely<never>,
  engine: Engine['name'],
): Promise<void> {
  const statements = engine === 'sqlite' ? sqliteStatements : postgresStatements
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const sqliteStatements = [
  `create trigger phone_numbers_added after insert on phone_numbers begin
    insert into user_texts (project_id, user_id, kind, source_id, text)
      values (new.project_id, new.user_id, 'phone_number', new.phone_id, new.phone_number);
  end`,
  `create trigger phone_numbers_changed after update of phone_number on phone_numbers begin
    update user_texts set text = new.phone_number
      where project_id = new.project_id and kind = 'phone_number' and source_id = new.phone_id;
  end`,
  `create trigger phone_numbers_removed after delete on phone_numbers begin
    delete from user_texts where project_id = old.project_id and kind = 'phone_number' and source_id = old.phone_id;
  end`,
  `insert into user_texts (project_id, user_id, kind, source_id, text)
    select project_id, user_id, 'phone_number', phone_id, phone_number from phone_numbers`,
]

/** Where the extension is not installed, the search is correct, but slower. */
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
      execute format('create index phone_numbers_trigrams on phone_numbers using gin (phone_number %I.gin_trgm_ops)', place);
    end if;
  end $$`,
]
