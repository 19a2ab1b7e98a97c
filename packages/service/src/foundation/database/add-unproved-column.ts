import type { Kysely } from 'kysely'

/**
 * Adds a column that marks credentials set up before their user had proved an address. Existing rows count as proved.
 */
export const addUnprovedColumn =
  (table: string) =>
  async (db: Kysely<never>): Promise<void> => {
    await db.schema
      .alterTable(table)
      .addColumn('is_unproved', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
