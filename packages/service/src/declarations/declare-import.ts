import { among } from '../foundation/database/conditions.ts'
import type { Rows, Where } from '../foundation/database/define-rows.ts'
import type { Db, Engine } from '../foundation/database/engine.ts'
import type { Fields } from '../foundation/database/map-columns.ts'
import { inChunks } from '../foundation/in-chunks.ts'

/** The user who has a credential. */
export interface CredentialOwner {
  readonly projectId: string
  readonly userId: string
}

/** How users are imported and exported with credentials of a kind. */
export interface CredentialImport<Imported extends object = object> {
  /**
   * Names the values that only one user of a project may have: equal names mean the same value. A credential that one
   * user lists twice is named twice.
   */
  toNames(imported: readonly Imported[]): readonly string[]
  /** Returns the names of those values that users of the project already have. */
  findNames(db: Db, projectId: string, imported: readonly Imported[]): Promise<readonly string[]>
  /**
   * Adds the credentials of new users.
   *
   * @returns the ids of users who did not get all of their credentials, because another user has one of them
   */
  addAll(
    db: Db,
    credentials: readonly (Imported & CredentialOwner)[],
    engine: Pick<Engine, 'lock'>,
  ): Promise<ReadonlySet<string>>
  /** Lists the credentials of users, as `addAll` takes them; in an order that does not depend on ids. */
  listOf(
    db: Db,
    projectId: string,
    userIds: readonly string[],
  ): Promise<readonly (Imported & CredentialOwner)[]>
}

/** A value that several credentials of one user share, and that no other user may have. */
interface SharedValue {
  readonly field: string
  /** Names the lock under which a session adds such a value. */
  toLockName(projectId: string, value: string): string
}

/** Limits the values of one statement. */
const mostNames = 1_000

/**
 * Declares how users are imported and exported with credentials of a kind: by the rows of one table.
 *
 * @param declared.unique the fields that together identify a credential in a project; left out where every user may have
 * any value
 * @param declared.shared a value that all credentials of a user may share
 * @example
 * ```ts
 * imports: declareImport({ rows: badgeRows, unique: ['number'] })
 * ```
 */
export function declareImport<Row extends CredentialOwner, Table extends object>(declared: {
  rows(db: Db): Rows<Row, Table>
  readonly unique?: readonly (keyof Row & keyof Fields<Table> & string)[]
  readonly shared?: SharedValue & { readonly field: keyof Row & keyof Fields<Table> & string }
}): CredentialImport<Omit<Row, keyof CredentialOwner>> {
  const { rows, unique = [], shared } = declared
  const list = (db: Db, where: object) => rows(db).list(where as Where<Row, Table>) // callers name fields of the table
  const toName = (row: object) => JSON.stringify(unique.map((field) => getText(row, field)))
  const listShared = (all: readonly object[]) =>
    shared === undefined ? [] : [...new Set(all.map((row) => getText(row, shared.field)))]
  const toNames = (all: readonly object[]) => [
    ...(unique.length > 0 ? all.map(toName) : []),
    ...listShared(all).map((value) => `shared ${value}`),
  ]
  return {
    toNames,

    async findNames(db, projectId, imported) {
      const names: string[] = []
      for (const some of inChunks(imported, mostNames)) {
        for (const fields of [unique, shared ? [shared.field] : []]) {
          if (fields.length === 0) continue
          const values = fields.map((field) => [field, among(listTexts(some, field))])
          names.push(...toNames(await list(db, { projectId, ...Object.fromEntries(values) })))
        }
      }
      return names
    },

    async addAll(db, credentials, { lock }) {
      const [{ projectId } = { projectId: '' }] = credentials
      // Sorted, so that two imports do not wait for each other.
      const locked = listShared(credentials).toSorted()
      for (const value of locked) if (shared) await lock(db, shared.toLockName(projectId, value))
      const added = await rows(db).addAllNew(credentials as unknown as Row[]) // a row is a credential with its owner
      const refused = listIncomplete(credentials, added)
      for (const values of inChunks(locked, mostNames)) {
        if (!shared) continue
        const owned = await list(db, { projectId, [shared.field]: among(values) })
        for (const userId of listLater(owned, credentials, shared.field)) refused.add(userId)
      }
      return refused
    },

    async listOf(db, projectId, userIds) {
      const found = await list(db, { projectId, userId: among(userIds) })
      return found.toSorted((a, b) => getTime(a) - getTime(b) || compare(toName(a), toName(b)))
    },
  }
}

const getText = (row: object, field: string) => String(Reflect.get(row, field))
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const getTime = (row: object) => Number(Reflect.get(row, 'createdAt') ?? 0)
const listTexts = (rows: readonly object[], field: string) => rows.map((row) => getText(row, field))

/** Lists the users of whom fewer rows were added than they have credentials. */
function listIncomplete(
  credentials: readonly CredentialOwner[],
  added: readonly CredentialOwner[],
): Set<string> {
  const missing = new Map<string, number>()
  const count = ({ userId }: CredentialOwner, by: number) =>
    missing.set(userId, (missing.get(userId) ?? 0) + by)
  for (const row of credentials) count(row, 1)
  for (const row of added) count(row, -1)
  return new Set([...missing].flatMap(([userId, rest]) => (rest > 0 ? [userId] : [])))
}

/**
 * Lists the imported users who have a value of another user. Users who were there before come first, then those of the
 * import in its order.
 */
function listLater(
  owned: readonly CredentialOwner[],
  credentials: readonly CredentialOwner[],
  field: string,
): readonly string[] {
  const rank = new Map(
    [...new Set(credentials.map(({ userId }) => userId))].map((id, i) => [id, i]),
  )
  const toRank = ({ userId }: CredentialOwner) => rank.get(userId) ?? -1
  const firsts = new Map<string, string>()
  const later: string[] = []
  for (const row of owned.toSorted((a, b) => toRank(a) - toRank(b))) {
    const value = getText(row, field)
    const first = firsts.get(value) ?? row.userId
    firsts.set(value, first)
    if (first !== row.userId) later.push(row.userId)
  }
  return later
}
