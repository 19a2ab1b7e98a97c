import type { Insertable } from 'kysely'
import {
  credentialKinds,
  type ExportedCredentials,
  getImported,
} from '../../../declarations/all-declarations.ts'
import { among } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import type { ImportProgress } from '../../../foundation/database/schema.ts'
import {
  emailRows,
  importRows,
  type UsersTable,
  userRows,
} from '../../../foundation/database/schema.ts'
import { listImportedNames, toKindNames } from '../list-imported-names.ts'
import type { ImportedPerson } from '../storage.ts'
import { toChangedColumns } from './change-user.ts'
import { neverPrimary } from './user-emails.ts'

/** Imports users by the thousand, with a few statements for many rows. */
export function createImports(
  db: Db,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
) {
  return {
    /**
     * Adds the users who do not exist yet, in the caller's transaction. A user whose address, external id or
     * credential exists already, or belongs to an earlier one of `people`, is not added, and the existing one stays unchanged.
     *
     * @returns the ids of the added users
     */
    add: async (projectId: string, all: readonly ImportedPerson[]) => {
      const people = takeFirsts(all)
      const inserted = await insertUsers(db, projectId, people)
      const owners = people.filter(({ userId }) => inserted.has(userId))
      const addressed = await insertEmails(db, projectId, owners)
      // Users whose address or credential belongs to another user, of this file or of a concurrent sign-up.
      const refused = new Set(
        owners.flatMap(({ userId, email }) => (email && !addressed.has(userId) ? [userId] : [])),
      )
      for (const kind of credentialKinds) {
        const credentials = owners.flatMap(({ userId, credentials }) =>
          getImported(credentials, kind).map((one) => ({ ...one, projectId, userId })),
        )
        for (const userId of await kind.imports.addAll(db, credentials, { lock })) {
          refused.add(userId)
        }
      }
      if (refused.size > 0) {
        // Their other rows go with the user's.
        await userRows(db).remove({ projectId, userId: among([...refused]) })
        for (const id of refused) inserted.delete(id)
      }
      return inserted
    },

    /** Returns the ids of those of `people` whom `add` would not add; changes nothing. */
    findKnown: async (projectId: string, people: readonly ImportedPerson[]) => {
      const addresses = people.flatMap(({ email }) => email?.canonicalEmail ?? [])
      const externalIds = people.flatMap(({ change }) => change.externalId ?? [])
      const ids = people.map(({ userId }) => userId)
      const taken = await userRows(db).list({ projectId, userId: among(ids) })
      const named = await userRows(db).list({ projectId, externalId: among(externalIds) })
      const emails = await emailRows(db).list({ projectId, canonicalEmail: among(addresses) })
      const known = new Set([
        ...taken.map((row) => `user:${row.userId}`),
        ...emails.map((row) => `email:${row.canonicalEmail}`),
        ...named.map((row) => `external:${row.externalId}`),
      ])
      for (const kind of credentialKinds) {
        const credentials = people.flatMap((person) => getImported(person.credentials, kind))
        const names = await kind.imports.findNames(db, projectId, credentials)
        for (const name of toKindNames(kind, names)) known.add(name)
      }
      return new Set(
        people.flatMap((person) =>
          listImportedNames(person).some((name) => known.has(name)) ? [person.userId] : [],
        ),
      )
    },

    /** Reads the credentials of users with their secrets, as `add` takes them; a user without any has empty lists. */
    readCredentials: async (projectId: string, userIds: readonly string[]) => {
      const byUser = new Map(userIds.map((id) => [id, createEmpty()]))
      for (const { id, imports } of credentialKinds) {
        for (const credential of await imports.listOf(db, projectId, userIds)) {
          byUser.get(credential.userId)?.[id]?.push(credential)
        }
      }
      return byUser as ReadonlyMap<string, unknown> as ReadonlyMap<string, ExportedCredentials> // each kind lists its own
    },

    /** Reads the progress of a file. In a transaction it also locks the file against other runs. */
    findProgress: async (projectId: string, importId: string) => {
      await lock(db, `import:${projectId}:${importId}`)
      return importRows(db).find({ projectId, importId })
    },

    saveProgress: (progress: ImportProgress) =>
      importRows(db).put(progress, 'projectId', 'importId'),

    /** Removes the progress of files that were last used before `before`; their users stay. */
    prune: pruneBy(db, isAmongFirst, 'imports', 'updated_at'),
  }
}

/** A user's credentials before they are read, by kind. */
const createEmpty = (): Record<string, object[]> =>
  Object.fromEntries(credentialKinds.map(({ id }) => [id, []]))

/** Keeps the first of several lines that name the same id. */
function takeFirsts(people: readonly ImportedPerson[]): readonly ImportedPerson[] {
  const seen = new Set<string>()
  return people.filter(({ userId }) => !seen.has(userId) && seen.add(userId))
}

async function insertUsers(
  db: Db,
  projectId: string,
  people: readonly ImportedPerson[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = people.map(
    (person): Insertable<UsersTable> => ({
      // Every row lists every column, because SQLite has no defaults within a list of rows.
      first_name: '',
      middle_name: '',
      last_name: '',
      search_name: '',
      trusted_metadata: '{}',
      untrusted_metadata: '{}',
      roles: '[]',
      external_id: null,
      blocked_at: null,
      typed_at: null,
      locale: null,
      deletion_requested_at: null,
      deleting_at: null,
      deletion_reminder_at: null,
      exported_at: null,
      picture_url: null,
      deletion_time_zone: null,
      began_pending: 0,
      second_step: null,
      step_offered_at: null,
      ...toChangedColumns(person.change),
      project_id: projectId,
      user_id: person.userId,
      status: 'active',
      created_at: person.createdAt,
    }),
  )
  const inserted = await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return new Set(inserted.map((row) => row.user_id))
}

async function insertEmails(
  db: Db,
  projectId: string,
  people: readonly ImportedPerson[],
): Promise<ReadonlySet<string>> {
  const rows = people.flatMap(({ userId, email, createdAt }) =>
    email ? [{ projectId, userId, createdAt, ...email, ...neverPrimary }] : [],
  )
  return new Set((await emailRows(db).addAllNew(rows)).map(({ userId }) => userId))
}
