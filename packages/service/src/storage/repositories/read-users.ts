import type { Selectable } from 'kysely'
import type { Db } from '../engine.ts'
import { fromJson } from '../json.ts'
import type {
  PasswordsTable,
  TotpsTable,
  UserEmailsTable,
  UsersTable,
  WebauthnRegistrationsTable,
} from '../schema.ts'
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

/** Adds what belongs to people, in four queries however many they are. Their order stays. */
export async function withFactors(
  db: Db,
  projectId: string,
  users: readonly Selectable<UsersTable>[],
): Promise<UserRow[]> {
  if (users.length === 0) return []
  const ids = users.map((user) => user.user_id)
  const emails = await db
    .selectFrom('user_emails')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('email_id')
    .execute()
  const totps = await db
    .selectFrom('totps')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('totp_id')
    .execute()
  const passwords = await db
    .selectFrom('passwords')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', 'in', ids)
    .execute()
  const passkeys = await db
    .selectFrom('webauthn_registrations')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('registration_id')
    .execute()
  const passwordOf = new Map(passwords.map((row) => [row.user_id, row]))
  const emailsOf = groupByUser(emails)
  const totpsOf = groupByUser(totps)
  const passkeysOf = groupByUser(passkeys)
  return users.map((user) =>
    toUserRow(user, {
      emails: emailsOf.get(user.user_id) ?? [],
      totps: totpsOf.get(user.user_id) ?? [],
      passkeys: passkeysOf.get(user.user_id) ?? [],
      password: passwordOf.get(user.user_id) ?? null,
    }),
  )
}

function groupByUser<Row extends { readonly user_id: string }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.user_id)
    if (group) group.push(row)
    else groups.set(row.user_id, [row])
  }
  return groups
}

function toUserRow(
  user: Selectable<UsersTable>,
  {
    emails,
    totps,
    passkeys,
    password,
  }: {
    readonly emails: readonly Selectable<UserEmailsTable>[]
    readonly totps: readonly Selectable<TotpsTable>[]
    readonly passkeys: readonly Selectable<WebauthnRegistrationsTable>[]
    readonly password: Selectable<PasswordsTable> | null
  },
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
    externalId: user.external_id,
    blockedAt: user.blocked_at,
    password: password && {
      passwordId: password.password_id,
      requiresReset: password.requires_reset === 1,
    },
    totps: totps.map((totp) => ({ totpId: totp.totp_id, verified: totp.verified === 1 })),
    passkeys: passkeys.map((row) => ({
      registrationId: row.registration_id,
      domain: row.domain,
      userAgent: row.user_agent,
      authenticatorType: row.authenticator_type,
      name: row.name,
      credentialId: row.credential_id,
      userHandle: row.user_handle,
      isDiscoverable: row.is_discoverable === 1,
      isPersonNamedByHost: row.is_person_named_by_host === 1,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
    })),
  }
}
