import type { Insertable } from 'kysely'
import type { Db, Engine } from '../../database/engine.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import type { UsersTable } from '../../database/schema.ts'
import type { PasswordTables } from '../../methods/passwords/declaration/password-tables.ts'
import type { ImportedPerson, Imports } from '../storage.ts'
import { toChangedColumns } from './change-user.ts'

/** People by the thousand: a few statements for many rows. */
export function createImports(
  db: Db,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Imports {
  return {
    add: async (projectId, all) => {
      const people = takeFirsts(all)
      const inserted = await insertUsers(db, projectId, people)
      const owners = people.filter(({ userId }) => inserted.has(userId))
      const addressed = await insertEmails(db, projectId, owners)
      // Their address is somebody's: maybe of this very file, maybe from a sign-up meanwhile.
      const refused = owners.filter(({ userId, email }) => email && !addressed.has(userId))
      const refusedIds = refused.map(({ userId }) => userId)
      if (refusedIds.length > 0) {
        await db
          .deleteFrom('users')
          .where('project_id', '=', projectId)
          .where('user_id', 'in', refusedIds)
          .execute()
        for (const id of refusedIds) inserted.delete(id)
      }
      await insertPasswords(
        db,
        projectId,
        owners.filter(({ userId }) => inserted.has(userId)),
      )
      return inserted
    },

    findKnown: async (projectId, people) => {
      const addresses = people.flatMap(({ email }) => email?.canonicalEmail ?? [])
      const externalIds = people.flatMap(({ change }) => change.externalId ?? [])
      const emails = addresses.length
        ? await db
            .selectFrom('user_emails')
            .select('canonical_email')
            .where('project_id', '=', projectId)
            .where('canonical_email', 'in', addresses)
            .execute()
        : []
      const users = externalIds.length
        ? await db
            .selectFrom('users')
            .select('external_id')
            .where('project_id', '=', projectId)
            .where('external_id', 'in', externalIds)
            .execute()
        : []
      const ids = people.map(({ userId }) => userId)
      const taken = ids.length
        ? await db
            .selectFrom('users')
            .select('user_id')
            .where('project_id', '=', projectId)
            .where('user_id', 'in', ids)
            .execute()
        : []
      const known = new Set([
        ...taken.map((row) => `user:${row.user_id}`),
        ...emails.map((row) => `email:${row.canonical_email}`),
        ...users.map((row) => `external:${row.external_id}`),
      ])
      return new Set(
        people
          .filter(
            ({ userId, email, change }) =>
              known.has(`user:${userId}`) ||
              known.has(`email:${email?.canonicalEmail}`) ||
              known.has(`external:${change.externalId}`),
          )
          .map(({ userId }) => userId),
      )
    },

    findProgress: async (projectId, importId) => {
      await lock(db, `import:${projectId}:${importId}`)
      const row = await db
        .selectFrom('imports')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('import_id', '=', importId)
        .executeTakeFirst()
      return row
        ? {
            projectId,
            importId,
            lines: row.lines,
            bytes: row.bytes,
            added: row.added,
            skipped: row.skipped,
            refused: row.refused,
            updatedAt: row.updated_at,
            finishedAt: row.finished_at,
          }
        : null
    },

    saveProgress: async ({ projectId, importId, updatedAt, finishedAt, ...counts }) => {
      const changed = { ...counts, updated_at: updatedAt, finished_at: finishedAt }
      await db
        .insertInto('imports')
        .values({ project_id: projectId, import_id: importId, ...changed })
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'import_id']).doUpdateSet(changed),
        )
        .execute()
    },

    prune: (before, limit) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'imports',
        by: 'updated_at',
        where: isBefore('updated_at', before),
      }),
  }
}

/** Of lines that name the same id, the first. */
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
      // Every column in every row: SQLite knows no default within a list of rows.
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
    email
      ? [
          {
            project_id: projectId,
            email_id: email.emailId,
            user_id: userId,
            email: email.email,
            canonical_email: email.canonicalEmail,
            verified: email.verified ? 1 : 0,
            created_at: createdAt,
          },
        ]
      : [],
  )
  if (rows.length === 0) return new Set()
  const inserted = await db
    .insertInto('user_emails')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return new Set(inserted.map((row) => row.user_id))
}

async function insertPasswords(
  db: Db,
  projectId: string,
  people: readonly ImportedPerson[],
): Promise<void> {
  const rows = people.flatMap(({ userId, password }) =>
    password
      ? [
          {
            project_id: projectId,
            user_id: userId,
            password_id: password.passwordId,
            hash: password.hash,
            requires_reset: password.requiresReset ? 1 : 0,
            is_unproved: password.isUnproved ? 1 : 0,
            changed_at: password.changedAt,
          },
        ]
      : [],
  )
  if (rows.length > 0)
    await db.withTables<PasswordTables>().insertInto('passwords').values(rows).execute()
}
