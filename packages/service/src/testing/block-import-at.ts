import type { TestDatabaseLocation } from './count-rows.ts'
import { runSql } from './run-sql.ts'

/**
 * Blocks every import in the transaction that would raise its count of lines to `lines` or beyond: its users are added,
 * the count is not, and it stays there until it is killed. The test that kills it needs no luck.
 *
 * @returns a function that removes the block, after the blocked process was killed
 */
export async function blockImportAt(
  database: TestDatabaseLocation,
  lines: number,
): Promise<{ release(): Promise<void> }> {
  const run = (statement: string) => runSql(database, statement)
  if (database.kind === 'sqlite') {
    // Counts without end. SQLite allows no recursion in a trigger, but allows a view that contains it.
    await run(
      'create view for_ever as with recursive c(n) as (select 1 union all select n + 1 from c) select n from c',
    )
    await run(
      `create trigger block_import before insert on imports when new.lines >= ${lines} begin select count(*) from for_ever; end`,
    )
    return {
      async release() {
        await run('drop trigger block_import')
        await run('drop view for_ever')
      },
    }
  }
  await run(`create function stand() returns trigger language plpgsql as $$
    begin perform pg_sleep(86400); return new; end $$`)
  await run(
    `create trigger block_import before insert on imports for each row when (new.lines >= ${lines}) execute function stand()`,
  )
  return {
    async release() {
      // The server does not notice that its client was killed while it sleeps.
      await run(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await run('drop function stand() cascade')
    },
  }
}
