import { sql } from 'kysely'
import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { userLockName } from '../../database/user-lock-name.ts'
import type { Addressee, UserRow, Users } from '../storage.ts'
import { isExternalIdTaken, toChangedColumns } from './change-user.ts'
import { countPeople, foldCounts } from './count-users.ts'
import { readUser } from './read-users.ts'
import { removeUser } from './remove-user.ts'
import { createUserSearch } from './search-users.ts'
import { takeForgotten } from './take-forgotten.ts'

/** People and their addresses. One canonical address belongs to at most one person of a project. */
export function createUsers(
  db: Db,
  atomically: Atomically,
  { lock, parts, isAmongFirst }: Pick<Engine, 'lock' | 'parts' | 'isAmongFirst'>,
): Users {
  return {
    findOrCreateByEmail: (wanted) =>
      atomically(async (tx) => {
        const known = await findTyped(tx, wanted)
        if (known) return { user: known, created: false }
        const typedAt = wanted.status === 'pending' ? wanted.now : null
        await insertUser(tx, { ...wanted, columns: { typed_at: typedAt } })
        const created = await insertEmail(tx, wanted)
        if (!created) await removeUser(tx, lock, wanted.projectId, wanted.userId)
        const user = await findByEmail(tx, wanted.projectId, wanted.canonicalEmail)
        if (!user) throw new Error('A person vanished while being created.')
        return { user, created }
      }),

    create: (wanted) =>
      atomically(async (tx) => {
        const { projectId, userId, email, change } = wanted
        await lockExternalId(lock, tx, wanted.projectId, change.externalId)
        if (await isExternalIdTaken(tx, projectId, change, userId)) return { taken: 'externalId' }
        await insertUser(tx, { ...wanted, columns: toChangedColumns(change) })
        if (email && !(await insertEmail(tx, { ...wanted, ...email }))) {
          await removeUser(tx, lock, projectId, userId)
          return { taken: 'email' }
        }
        return { user: await getUser(tx, projectId, userId) }
      }),

    update: (projectId, userId, change) =>
      atomically(async (tx) => {
        // Metadata is read, merged and written: two at once would lose one of the changes.
        await lock(tx, userLockName(projectId, userId))
        await lockExternalId(lock, tx, projectId, change.externalId)
        const before = await readUser(tx, projectId, userId)
        if (!before) return null
        if (await isExternalIdTaken(tx, projectId, change, userId)) return { taken: 'externalId' }
        const columns = toChangedColumns(change, before)
        if (Object.keys(columns).length === 0) return { user: before }
        await tx
          .updateTable('users')
          .set({ ...columns, typed_at: null })
          .where('project_id', '=', projectId)
          .where('user_id', '=', userId)
          .execute()
        return { user: await getUser(tx, projectId, userId) }
      }),

    keep: async (projectId, userId) => {
      await db
        .updateTable('users')
        .set({ typed_at: null })
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('typed_at', 'is not', null)
        .execute()
    },

    takeForgotten: (before, limit) =>
      atomically((tx) => takeForgotten(tx, isAmongFirst, { before, limit })),

    removeEmail: async (projectId, userId, emailId) => {
      const removed = await db
        .deleteFrom('user_emails')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('email_id', '=', emailId)
        .returning('email_id')
        .executeTakeFirst()
      return removed !== undefined
    },

    remove: (projectId, userId) => atomically((tx) => removeUser(tx, lock, projectId, userId)),

    search: createUserSearch(db, parts),

    count: (projectId) => countPeople(db, projectId),

    foldCounts: () => foldCounts(db, atomically, isAmongFirst),

    findById: (projectId, userId) => readUser(db, projectId, userId),

    findByEmail: (projectId, canonicalEmail) => findByEmail(db, projectId, canonicalEmail),

    findAddressee: (projectId, canonicalEmail) => findAddressee(db, projectId, canonicalEmail),

    findByExternalId: (projectId, externalId) =>
      readOwner(
        db,
        projectId,
        db
          .selectFrom('users')
          .select('user_id')
          .where('project_id', '=', projectId)
          .where('external_id', '=', externalId),
      ),

    findByEmailId: (projectId, emailId) =>
      readOwner(
        db,
        projectId,
        db
          .selectFrom('user_emails')
          .select('user_id')
          .where('project_id', '=', projectId)
          .where('email_id', '=', emailId),
      ),

    verifyEmail: (projectId, userId, emailId) =>
      atomically(async (tx) => {
        const verified = await tx
          .updateTable('user_emails')
          .set({ verified: 1 })
          .where('project_id', '=', projectId)
          .where('user_id', '=', userId)
          .where('email_id', '=', emailId)
          .returning('email_id')
          .executeTakeFirst()
        // Only a proved address of this very person makes the person active.
        if (!verified) return
        await tx
          .updateTable('users')
          .set({ status: 'active' })
          .where('project_id', '=', projectId)
          .where('user_id', '=', userId)
          .execute()
      }),
  }
}

/** Two people given one external id at once: the second waits, and finds it taken. */
async function lockExternalId(
  lock: Engine['lock'],
  tx: Db,
  projectId: string,
  externalId: string | null | undefined,
): Promise<void> {
  if (externalId) await lock(tx, `external_id:${projectId}:${externalId}`)
}

async function insertUser(
  tx: Db,
  wanted: {
    projectId: string
    userId: string
    status: 'active' | 'pending'
    now: number
    columns?: ReturnType<typeof toChangedColumns> & { typed_at?: number | null }
  },
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      external_id: null,
      blocked_at: null,
      typed_at: null,
      ...wanted.columns,
      project_id: wanted.projectId,
      user_id: wanted.userId,
      status: wanted.status,
      created_at: wanted.now,
    })
    .execute()
}

/** Who has the address; of one who is no more than that, it is typed once more: they are not forgotten meanwhile. */
async function findTyped(
  tx: Db,
  wanted: { projectId: string; canonicalEmail: string; now: number },
): Promise<UserRow | null> {
  const { projectId, canonicalEmail, now } = wanted
  const known = await findByEmail(tx, projectId, canonicalEmail)
  if (known?.status !== 'pending') return known
  const typed = await tx
    .updateTable('users')
    .set({
      typed_at: sql<number | null>`case when typed_at is null then null else ${sql.lit(now)} end`,
    })
    .where('project_id', '=', projectId)
    .where('user_id', '=', known.userId)
    .returning('user_id')
    .executeTakeFirst()
  return typed ? known : null
}

/** @returns false when the address belongs to somebody: a parallel call may have been faster */
async function insertEmail(
  tx: Db,
  wanted: {
    projectId: string
    userId: string
    emailId: string
    email: string
    canonicalEmail: string
    now: number
  },
): Promise<boolean> {
  const email = await tx
    .insertInto('user_emails')
    .values({
      project_id: wanted.projectId,
      email_id: wanted.emailId,
      user_id: wanted.userId,
      email: wanted.email,
      canonical_email: wanted.canonicalEmail,
      verified: 0,
      created_at: wanted.now,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'canonical_email']).doNothing())
    .returning('email_id')
    .executeTakeFirst()
  return email !== undefined
}

async function getUser(tx: Db, projectId: string, userId: string): Promise<UserRow> {
  const user = await readUser(tx, projectId, userId)
  if (!user) throw new Error('A person vanished while being changed.')
  return user
}

function findByEmail(db: Db, projectId: string, canonicalEmail: string): Promise<UserRow | null> {
  return readOwner(
    db,
    projectId,
    db
      .selectFrom('user_emails')
      .select('user_id')
      .where('project_id', '=', projectId)
      .where('canonical_email', '=', canonicalEmail),
  )
}

/** The person to whom the row belongs that is looked for. */
async function readOwner(
  db: Db,
  projectId: string,
  wanted: { executeTakeFirst(): Promise<{ user_id: string } | undefined> },
): Promise<UserRow | null> {
  const owner = await wanted.executeTakeFirst()
  return owner ? readUser(db, projectId, owner.user_id) : null
}

async function findAddressee(
  db: Db,
  projectId: string,
  canonicalEmail: string,
): Promise<Addressee | null> {
  // One row of as many look-ups in any case: for nobody all of them look for an id that nobody has.
  const row = await db
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('asked'))
    .leftJoin('user_emails', (join) =>
      join
        .on('user_emails.project_id', '=', projectId)
        .on('user_emails.canonical_email', '=', canonicalEmail),
    )
    .leftJoin('users', (join) =>
      join
        .on('users.project_id', '=', projectId)
        .on('users.user_id', '=', (where) =>
          where.fn.coalesce('user_emails.user_id', where.val('')),
        ),
    )
    .select([
      'users.user_id as userId',
      'users.status',
      'users.blocked_at as blockedAt',
      'user_emails.email_id as emailId',
      'user_emails.email',
    ])
    .executeTakeFirstOrThrow()
  const { userId, status, emailId, email, blockedAt } = row
  if (userId === null || status === null || emailId === null || email === null) return null
  return { userId, status, emailId, email, blockedAt }
}
