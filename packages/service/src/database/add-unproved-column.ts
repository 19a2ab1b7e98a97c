import type { Kysely } from 'kysely'

/**
 * A mark on rows of a kind of credential: set up by somebody who had proved no address yet. What is there already counts
 * as proved.
 */
export const addUnprovedColumn =
  (table: string) =>
  async (db: Kysely<never>): Promise<void> => {
    await db.schema
      .alterTable(table)
      .addColumn('is_unproved', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
