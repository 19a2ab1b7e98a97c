import type { Selectable } from 'kysely'
import type { Db } from '../engine.ts'
import { fromJson } from '../json.ts'
import type { UserEmailsTable, UsersTable } from '../schema.ts'
import type { UserRow, Users } from '../storage.ts'
import type { Atomically } from './repository-context.ts'

/** People and their addresses. One canonical address belongs to at most one person of a project. */
export function createUsers(db: Db, atomically: Atomically): Users {
  return {
    findOrCreateByEmail: (wanted) =>
      atomically(async (tx) => {
        const known = await findByEmail(tx, wanted.projectId, wanted.canonicalEmail)
        if (known) return { user: known, created: false }
        await insertUser(tx, wanted)
        // A parallel call may have been faster: then this waits for it and inserts nothing.
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
        if (!email) await deleteUser(tx, wanted.projectId, wanted.userId)
        const user = await findByEmail(tx, wanted.projectId, wanted.canonicalEmail)
        if (!user) throw new Error('A person vanished while being created.')
        return { user, created: email !== undefined }
      }),

    findById: (projectId, userId) => findById(db, projectId, userId),

    findByEmail: (projectId, canonicalEmail) => findByEmail(db, projectId, canonicalEmail),

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

async function insertUser(
  tx: Db,
  wanted: Parameters<Users['findOrCreateByEmail']>[0],
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      project_id: wanted.projectId,
      user_id: wanted.userId,
      status: wanted.status,
      created_at: wanted.now,
    })
    .execute()
}

async function deleteUser(tx: Db, projectId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
}

async function findByEmail(
  db: Db,
  projectId: string,
  canonicalEmail: string,
): Promise<UserRow | null> {
  const owner = await db
    .selectFrom('user_emails')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('canonical_email', '=', canonicalEmail)
    .executeTakeFirst()
  return owner ? findById(db, projectId, owner.user_id) : null
}

async function findById(db: Db, projectId: string, userId: string): Promise<UserRow | null> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!user) return null
  const emails = await db
    .selectFrom('user_emails')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('email_id')
    .execute()
  return toUserRow(user, emails)
}

function toUserRow(
  user: Selectable<UsersTable>,
  emails: readonly Selectable<UserEmailsTable>[],
): UserRow {
  return {
    projectId: user.project_id,
    userId: user.user_id,
    status: user.status,
    createdAt: user.created_at,
    name: { first: user.first_name, middle: user.middle_name, last: user.last_name },
    emails: emails.map((email) => ({
      emailId: email.email_id,
      email: email.email,
      verified: email.verified === 1,
    })),
    trustedMetadata: fromJson(user.trusted_metadata),
    untrustedMetadata: fromJson(user.untrusted_metadata),
    roles: fromJson(user.roles),
  }
}
