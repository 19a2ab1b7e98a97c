import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Engine } from '../../database/engine.ts'
import { defineStatement } from '../../database/fixed-statement.ts'
import { defineHeldRows } from '../../database/held-rows.ts'
import { fromJson } from '../../database/json.ts'
import type { UserEmailsTable, UsersTable } from '../../database/schema.ts'
import { type Credentials, credentialKinds } from '../../method/declared.ts'
import type { EmailRow, UserRow } from '../storage.ts'

/** What of an engine reading people takes. */
export type UserEngine = Pick<Engine, 'name' | 'collect'>

type Email = Pick<UserEmailsTable, 'email_id' | 'email' | 'verified'>

const emailsHeld = defineHeldRows({
  table: 'user_emails',
  columns: { email_id: true, email: true, verified: true },
  order: ['created_at', 'email_id'],
  toState: (rows: readonly Email[]) => rows.map(toEmailRow),
})

const emailColumn = 'held_emails'
const toCredentialColumn = (id: string) => `held_${id}`

/** A person as the statement brings them: their row, and what belongs to them in columns of JSON. */
export type PersonColumns = Selectable<UsersTable>

/** The columns of a person with all that is theirs, for a statement that selects from `users`. */
export function selectPerson(collect: Engine['collect']): RawBuilder<PersonColumns> {
  const columns = [
    sql`${emailsHeld.toColumn(collect)} as ${sql.ref(emailColumn)}`,
    ...credentialKinds.map(
      ({ id, held }) => sql`${held.toColumn(collect)} as ${sql.ref(toCredentialColumn(id))}`,
    ),
  ]
  return sql`users.*, ${sql.join(columns)}`
}

const personById = defineStatement(
  ['projectId', 'userId'],
  ({ projectId, userId }, { collect }) =>
    sql<PersonColumns>`select ${selectPerson(collect)} from users
      where users.project_id = ${projectId} and users.user_id = ${userId}`,
)

/** One person with their factors, in one statement. */
export async function readUser(
  db: Db,
  engine: UserEngine,
  projectId: string,
  userId: string,
): Promise<UserRow | null> {
  const [row] = await personById(db, engine, { projectId, userId })
  return row ? toUserRow(row) : null
}

/** Adds what belongs to people, in one statement however many they are. Their order stays. */
export async function withFactors(
  db: Db,
  { collect }: Pick<UserEngine, 'collect'>,
  projectId: string,
  users: readonly Pick<UsersTable, 'user_id'>[],
): Promise<UserRow[]> {
  if (users.length === 0) return []
  const ids = sql.join(users.map((user) => sql`${user.user_id}`))
  const { rows } = await sql<PersonColumns>`select ${selectPerson(collect)} from users
    where users.project_id = ${projectId} and users.user_id in (${ids})`.execute(db)
  const found = new Map(rows.map((row) => [row.user_id, row]))
  return users.flatMap(({ user_id: userId }) => {
    const row = found.get(userId)
    // Removed meanwhile.
    return row ? [toUserRow(row)] : []
  })
}

/** Reads a person from what `selectPerson` selected. */
export function toUserRow(user: PersonColumns): UserRow {
  const read = (column: string): string | null => Reflect.get(user, column) // `selectPerson` selected it
  const credentials = credentialKinds.map(({ id, held }) => [
    id,
    held.fromColumn(read(toCredentialColumn(id))),
  ])
  return {
    projectId: user.project_id,
    userId: user.user_id,
    status: user.status,
    createdAt: user.created_at,
    name: { first: user.first_name, middle: user.middle_name, last: user.last_name },
    emails: emailsHeld.fromColumn(read(emailColumn)),
    trustedMetadata: fromJson(user.trusted_metadata),
    untrustedMetadata: fromJson(user.untrusted_metadata),
    roles: fromJson(user.roles),
    externalId: user.external_id,
    blockedAt: user.blocked_at,
    credentials: Object.fromEntries(credentials) as Credentials, // every kind read its own part
  }
}

const toEmailRow = (row: Email): EmailRow => ({
  emailId: row.email_id,
  email: row.email,
  verified: row.verified === 1,
})
