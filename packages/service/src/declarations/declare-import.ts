import { among } from '../foundation/database/conditions.ts'
import type { Rows, Where } from '../foundation/database/define-rows.ts'
import type { Db } from '../foundation/database/engine.ts'
import type { Fields } from '../foundation/database/map-columns.ts'

/** The user who has a credential. */
export interface CredentialOwner {
  readonly projectId: string
  readonly userId: string
}

/** How imported users get credentials of a kind: by rows of one table. */
export interface CredentialImport<Id extends string = string, Imported extends object = object> {
  /** The kind of credential. */
  readonly id: Id
  /** Names the credentials that only one user of a project may have: equal names mean the same credential. */
  toNames(imported: readonly Imported[]): readonly string[]
  /** Returns the names of those credentials that users of the project already have. */
  findNames(db: Db, projectId: string, imported: readonly Imported[]): Promise<readonly string[]>
  /**
   * Adds the credentials of new users.
   *
   * @returns the ids of users who did not get all of their credentials, because another user has one of them
   */
  addAll(db: Db, credentials: readonly (Imported & CredentialOwner)[]): Promise<ReadonlySet<string>>
}

/**
 * Declares how users are imported with credentials of a kind.
 *
 * @param declared.unique the field whose value only one user of a project may have; left out where every user may have
 * any value
 * @example
 * ```ts
 * imports: declareImport({ id: 'badges', rows: badgeRows, unique: 'number' })
 * ```
 */
export function declareImport<
  const Id extends string,
  Row extends CredentialOwner,
  Table extends object,
>(declared: {
  readonly id: Id
  rows(db: Db): Rows<Row, Table>
  readonly unique?: keyof Row & keyof Fields<Table> & string
}): CredentialImport<Id, Omit<Row, keyof CredentialOwner>> {
  const { id, rows, unique } = declared
  const listValues = (imported: readonly object[]) =>
    unique === undefined ? [] : imported.map((one) => String(Reflect.get(one, unique)))
  const toNames = (imported: readonly object[]) =>
    listValues(imported).map((value) => `${id}:${value}`)
  return {
    id,
    toNames,

    async findNames(db, projectId, imported) {
      if (unique === undefined) return []
      const where = { projectId, [unique]: among(listValues(imported)) }
      return toNames(await rows(db).list(where as unknown as Where<Row, Table>)) // `unique` is a field of the table
    },

    async addAll(db, credentials) {
      const added = await rows(db).addAllNew(credentials as unknown as Row[]) // a row is a credential with its owner
      const missing = new Map<string, number>()
      const count = (row: CredentialOwner, by: number) =>
        missing.set(row.userId, (missing.get(row.userId) ?? 0) + by)
      for (const row of credentials) count(row, 1)
      for (const row of added) count(row, -1)
      return new Set([...missing].flatMap(([userId, rest]) => (rest > 0 ? [userId] : [])))
    },
  }
}
