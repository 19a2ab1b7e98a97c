import { sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import { known } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { isBefore } from '../../../foundation/database/remove-few.ts'
import { emailRows, userRows } from '../../../foundation/database/schema.ts'
import { userLockName } from '../../../foundation/database/user-lock-name.ts'
import type { Addressee, UserChange, UserRow } from '../storage.ts'
import { isExternalIdTaken, toChangedColumns } from './change-user.ts'
import { countPeople, foldCounts } from './count-users.ts'
import { readUser, type UserEngine } from './read-users.ts'
import { removeUser } from './remove-user.ts'
import { createNewestSearch } from './search-newest.ts'
import { createUserSearch } from './search-users.ts'
import { takeForgotten } from './take-forgotten.ts'
import { createUserEmails, neverPrimary } from './user-emails.ts'

type LockingEngine = UserEngine & Pick<Engine, 'lock'>

/** The user of a typed address. */
interface TypedUser {
  projectId: string
  userId: string
  emailId: string
  email: string
  /** The form of the address for comparisons; unique in a project. */
  canonicalEmail: string
  status: 'active' | 'pending'
  now: number
}

/** A user to create. */
interface NewUser {
  projectId: string
  userId: string
  email: { emailId: string; email: string; canonicalEmail: string } | null
  status: 'active' | 'pending'
  change: UserChange
  now: number
  /** True when only a typed address created the user, who may then be removed again. */
  isTyped?: boolean
}

/** Users and their addresses. A canonical address belongs to at most one user of a project. */
export function createUsers(
  db: Db,
  atomically: Atomically,
  engine: Pick<Engine, 'name' | 'json' | 'lock' | 'parts' | 'isAmongFirst'>,
) {
  const { isAmongFirst } = engine
  const users = userRows(db)
  const emails = emailRows(db)

  /** Lists the first users by a time before `before`. */
  async function listFirst(
    by: 'deleting_at' | 'deletion_reminder_at',
    before: number,
    limit: number,
  ) {
    const few = isAmongFirst({ table: 'users', where: isBefore(by, before), by, limit })
    const rows = await db.selectFrom('users').select(['project_id', 'user_id']).where(few).execute()
    return rows.map((row) => ({ projectId: row.project_id, userId: row.user_id }))
  }
  return {
    /**
     * Finds or creates the user of a canonical address, atomically: parallel calls yield one user. `created` tells which.
     */
    findOrCreateByEmail: (wanted: TypedUser) =>
      atomically((tx) => findOrCreateByEmail(tx, engine, wanted)),

    /** Creates a user. Fails when the address or the external id belongs to another user; the result names which. */
    create: (wanted: NewUser) => atomically((tx) => createUser(tx, engine, wanted)),

    /**
     * Changes a user under the user's lock (`artefacts.lockForUser`). Null when there is none; `taken` when the external
     * id belongs to another user.
     */
    update: (projectId: string, userId: string, change: UserChange) =>
      atomically((tx) => updateUser(tx, engine, { projectId, userId, change })),

    /** Stores that the address was typed again, so that an unproved account is not removed meanwhile. */
    noteTyped: async (projectId: string, userId: string, now: number) => {
      await users.change({ projectId, userId, typedAt: known }, { typedAt: now })
    },

    /** Activates a user who proved an address of another kind. */
    activate: async (projectId: string, userId: string) => {
      await users.change({ projectId, userId }, { status: 'active' })
    },

    /** Keeps a user, because the host wants or vouches for them, even if no address is ever proved. */
    keep: async (projectId: string, userId: string) => {
      await users.change({ projectId, userId, typedAt: known }, { typedAt: null })
    },

    /**
     * Removes at most `limit` users who consist only of an address that was last typed before `before`: it was never
     * proved, they have no credential, session, name, role, external id or metadata, and no code is waiting.
     *
     * @returns the removed users
     */
    takeForgotten: (before: number, limit: number) =>
      atomically((tx) => takeForgotten(tx, engine, { before, limit })),

    /** Removes a user with all their rows but the audit log. True when the user existed. */
    remove: (projectId: string, userId: string) =>
      atomically((tx) => removeUser(tx, engine, projectId, userId)),

    /** Lists at most `limit` users whose accounts are to be deleted since before `before`, of all projects. */
    listLeaving: (before: number, limit: number) => listFirst('deleting_at', before, limit),

    /** Lists at most `limit` users whose reminders are due since before `before`, of all projects. */
    listReminded: (before: number, limit: number) =>
      listFirst('deletion_reminder_at', before, limit),

    /**
     * Searches the users of a project, newest first, in pages. `total` counts the matching users; with conditions, up to
     * 3,000.
     */
    search: createUserSearch(db, engine),

    /** Searches the newest users for a text that is too short for the index. */
    searchNewest: createNewestSearch(db),

    /** Counts the users of a project. */
    count: (projectId: string) => countPeople(db, projectId),

    /**
     * Runs one step of folding the rows of counts, which does not change their sum. Returns 0 when nothing is left to
     * fold.
     */
    foldCounts: () => foldCounts(db, atomically, isAmongFirst),

    findById: (projectId: string, userId: string) => readUser(db, engine, projectId, userId),

    findByEmail: (projectId: string, canonicalEmail: string) =>
      findByEmail(db, engine, projectId, canonicalEmail),

    /**
     * Finds the user of an address in one query that takes equally long when there is none, so that the time reveals
     * nothing.
     */
    findAddressee: (projectId: string, canonicalEmail: string) =>
      findAddressee(db, projectId, canonicalEmail),

    findByExternalId: async (projectId: string, externalId: string) =>
      readOwner(db, engine, projectId, await users.read('userId', { projectId, externalId })),

    /** Finds the user of an address by its id. */
    findByEmailId: async (projectId: string, emailId: string) =>
      readOwner(db, engine, projectId, await emails.read('userId', { projectId, emailId })),

    ...createUserEmails(db, atomically, isAmongFirst),
  }
}

async function findOrCreateByEmail(tx: Db, engine: LockingEngine, wanted: TypedUser) {
  const known = await findTyped(tx, engine, wanted)
  if (known) return { user: known, created: false }
  const typedAt = wanted.status === 'pending' ? wanted.now : null
  await insertUser(tx, { ...wanted, columns: { typed_at: typedAt } })
  const created = await insertEmail(tx, wanted)
  if (!created) await removeUser(tx, engine, wanted.projectId, wanted.userId)
  const user = await findByEmail(tx, engine, wanted.projectId, wanted.canonicalEmail)
  if (!user) throw new Error('A person vanished while being created.')
  return { user, created }
}

async function createUser(
  tx: Db,
  engine: LockingEngine,
  wanted: NewUser,
): Promise<{ user: UserRow } | { taken: 'email' | 'externalId' }> {
  const { projectId, userId, email, change } = wanted
  await lockExternalId(engine.lock, tx, projectId, change.externalId)
  if (await isExternalIdTaken(tx, projectId, change, userId)) return { taken: 'externalId' }
  const typed = wanted.isTyped && { typed_at: wanted.now }
  await insertUser(tx, { ...wanted, columns: { ...toChangedColumns(change), ...typed } })
  if (email && !(await insertEmail(tx, { ...wanted, ...email }))) {
    await removeUser(tx, engine, projectId, userId)
    return { taken: 'email' }
  }
  return { user: await getUser(tx, engine, projectId, userId) }
}

async function updateUser(
  tx: Db,
  engine: LockingEngine,
  { projectId, userId, change }: { projectId: string; userId: string; change: UserChange },
): Promise<{ user: UserRow } | { taken: 'externalId' } | null> {
  // Metadata is read, merged and written; without the lock, one of two concurrent changes would be lost.
  await engine.lock(tx, userLockName(projectId, userId))
  await lockExternalId(engine.lock, tx, projectId, change.externalId)
  const before = await readUser(tx, engine, projectId, userId)
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
  return { user: await getUser(tx, engine, projectId, userId) }
}

/** Locks an external id, so that of two users who are given it at once the second one waits and finds it taken. */
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
      locale: null,
      deletion_requested_at: null,
      deleting_at: null,
      deletion_reminder_at: null,
      exported_at: null,
      picture_url: null,
      deletion_time_zone: null,
      second_step: null,
      step_offered_at: null,
      ...wanted.columns,
      project_id: wanted.projectId,
      user_id: wanted.userId,
      status: wanted.status,
      began_pending: wanted.status === 'pending' ? 1 : 0,
      created_at: wanted.now,
    })
    .execute()
}

/**
 * Finds the user of an address. If the user is only a typed address, stores that it was typed again, so that the user
 * is not removed meanwhile.
 */
async function findTyped(
  tx: Db,
  engine: UserEngine,
  wanted: { projectId: string; canonicalEmail: string; now: number },
): Promise<UserRow | null> {
  const { projectId, canonicalEmail, now } = wanted
  const known = await findByEmail(tx, engine, projectId, canonicalEmail)
  if (known?.status !== 'pending') return known
  const typed = await tx
    .updateTable('users')
    .set({
      typed_at: sql<
        number | null
      >`case when typed_at is null then null else cast(${now} as bigint) end`,
    })
    .where('project_id', '=', projectId)
    .where('user_id', '=', known.userId)
    .returning('user_id')
    .executeTakeFirst()
  return typed ? known : null
}

/**
 * Adds an address.
 *
 * @returns false when it belongs to a user, possibly from a parallel call
 */
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
  const { projectId, userId, emailId, email, canonicalEmail, now: createdAt } = wanted
  const row = { projectId, emailId, userId, email, canonicalEmail, verified: false, createdAt }
  return emailRows(tx).addNew({ ...row, ...neverPrimary })
}

async function getUser(
  tx: Db,
  engine: UserEngine,
  projectId: string,
  userId: string,
): Promise<UserRow> {
  const user = await readUser(tx, engine, projectId, userId)
  if (!user) throw new Error('A person vanished while being changed.')
  return user
}

async function findByEmail(
  db: Db,
  engine: UserEngine,
  projectId: string,
  canonicalEmail: string,
): Promise<UserRow | null> {
  const userId = await emailRows(db).read('userId', { projectId, canonicalEmail })
  return readOwner(db, engine, projectId, userId)
}

/** Reads the user to whom a row belongs. */
async function readOwner(
  db: Db,
  engine: UserEngine,
  projectId: string,
  userId: string | null,
): Promise<UserRow | null> {
  return userId === null ? null : readUser(db, engine, projectId, userId)
}

async function findAddressee(
  db: Db,
  projectId: string,
  canonicalEmail: string,
): Promise<Addressee | null> {
  // The statement has the same joins in every case: for an unknown address they look up an empty user id, so that the
  // query takes equally long.
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
      'users.locale',
      'user_emails.email_id as emailId',
      'user_emails.email',
    ])
    .executeTakeFirstOrThrow()
  const { userId, status, emailId, email, blockedAt, locale } = row
  if (userId === null || status === null || emailId === null || email === null) return null
  return { userId, status, emailId, email, blockedAt, locale }
}
