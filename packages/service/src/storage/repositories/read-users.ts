import type { Selectable } from 'kysely'
import type { Db } from '../../database/engine.ts'
import { fromJson } from '../../database/json.ts'
import { readByUser } from '../../database/read-by-user.ts'
import type { UserEmailsTable, UsersTable } from '../../database/schema.ts'
import { type Credentials, credentialKinds } from '../../method/declared.ts'
import type { UserRow } from '../storage.ts'

/** One person with their factors. */
export async function readUser(db: Db, projectId: string, userId: string): Promise<UserRow | null> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!user) return null
  const [row = null] = await withFactors(db, projectId, [user])
  return row
}

/** Adds what belongs to people: a query for their addresses and one a kind of credential. Their order stays. */
export async function withFactors(
  db: Db,
  projectId: string,
  users: readonly Selectable<UsersTable>[],
): Promise<UserRow[]> {
  if (users.length === 0) return []
  const userIds = users.map((user) => user.user_id)
  const order = ['created_at', 'email_id']
  const of = { table: 'user_emails', projectId, userIds, order }
  const emails = await readByUser<UserEmailsTable>(db, of)
  const credentials = new Map<string, ReadonlyMap<string, unknown>>()
  for (const kind of credentialKinds) {
    credentials.set(kind.id, await kind.read(db, projectId, userIds))
  }
  return users.map((user) => ({
    ...toUserRow(user, emails.get(user.user_id) ?? []),
    credentials: toCredentials((id) => credentials.get(id)?.get(user.user_id)),
  }))
}

function toCredentials(find: (kind: string) => unknown): Credentials {
  const found = credentialKinds.map(({ id, none }) => [id, find(id) ?? none])
  return Object.fromEntries(found) as Credentials // every kind was asked for its own part
}

function toUserRow(
  user: Selectable<UsersTable>,
  emails: readonly UserEmailsTable[],
): Omit<UserRow, 'credentials'> {
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
    externalId: user.external_id,
    blockedAt: user.blocked_at,
  }
}
