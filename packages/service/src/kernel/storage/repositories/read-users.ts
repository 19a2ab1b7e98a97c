import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import { type Credentials, credentialKinds } from '../../../declarations/all-declarations.ts'
import type { Db, Engine, JsonOfRows } from '../../../foundation/database/engine.ts'
import { defineStatement } from '../../../foundation/database/fixed-statement.ts'
import {
  defineHeldRows,
  type RowValues,
  toColumns,
} from '../../../foundation/database/held-rows.ts'
import { fromJson } from '../../../foundation/database/json.ts'
import { emailRows, type UsersTable, userRows } from '../../../foundation/database/schema.ts'
import type { EmailRow, UserRow } from '../storage.ts'

/** The parts of an engine that reading users depends on. */
export type UserEngine = Pick<Engine, 'name' | 'json'>

const emailsHeld = defineHeldRows({
  rows: emailRows,
  fields: ['emailId', 'email', 'verified', 'createdAt', 'primaryAt', 'removedAt', 'removedIn'],
  order: ['createdAt', 'emailId'],
  toState: toEmails,
})

type HeldEmail = EmailRow & {
  readonly primaryAt: number
  readonly removedAt: number | null
  readonly removedIn: string | null
}

/** Separates a user's addresses from those that they removed, the primary address first. */
function toEmails(rows: readonly HeldEmail[]): Pick<UserRow, 'emails' | 'removedEmails'> {
  const emails = rows.filter(({ removedAt }) => removedAt === null)
  // Sorting keeps the order of those that were never primary.
  return {
    emails: emails.toSorted((a, b) => b.primaryAt - a.primaryAt).map(toEmail),
    removedEmails: rows.flatMap((row) =>
      row.removedAt === null
        ? []
        : [{ ...toEmail(row), removedAt: row.removedAt, removedIn: row.removedIn }],
    ),
  }
}

const toEmail = ({ emailId, email, verified, createdAt }: HeldEmail): EmailRow => ({
  emailId,
  email,
  verified,
  createdAt,
})

/** The columns that only pruning and the search read. */
const others = ['typed_at', 'search_name'] as const
type OwnColumns = Omit<Selectable<UsersTable>, (typeof others)[number]>

const ownColumns = ['project_id', ...userRows.columns].filter(
  (column) => !others.some((other) => other === column),
)

type Rows = readonly RowValues[] | null

/** A user as the statement returns them: the row, the addresses, and the rows of each kind of credential. */
export type PersonValues = readonly [RowValues, Rows, readonly Rows[]]

/** Selects a user with all held rows, in a statement on `users`; the result is `PersonValues` as JSON. */
export function selectPerson(json: JsonOfRows): RawBuilder<unknown> {
  const { toArray } = json
  return toArray([
    toArray(ownColumns.map((column) => sql.ref(`users.${column}`))),
    emailsHeld.select(json),
    toArray(credentialKinds.map(({ held }) => held.select(json))),
  ])
}

/** A row with one text of JSON. */
interface JsonRow {
  readonly person: string
}

const personById = defineStatement(
  ['projectId', 'userId'],
  ({ projectId, userId }, { json }) =>
    sql<JsonRow>`select ${json.toText(selectPerson(json))} as person from users
      where users.project_id = ${projectId} and users.user_id = ${userId}`,
)

/**
 * The expression that selects a user, which has no parameters; it is long, so its text is built once for each engine.
 */
const personTexts: Partial<Record<UserEngine['name'], string>> = {}

/** Reads a user with their factors in one statement. */
export async function readUser(
  db: Db,
  engine: UserEngine,
  projectId: string,
  userId: string,
): Promise<UserRow | null> {
  const [row] = await personById(db, engine, { projectId, userId })
  return row ? toUserRow(fromJson(row.person)) : null
}

/**
 * Reads any number of users with all held rows in one statement.
 *
 * @param selected selects whole rows of few users from `users`
 * @param order sorts the result; the order of `selected` is not kept
 */
export async function readPeople(
  db: Db,
  { name, json }: UserEngine,
  selected: Expression<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<UserRow[]> {
  const text = personTexts[name] ?? json.toText(selectPerson(json)).compile(db).sql
  personTexts[name] = text
  // In a subquery, so that the JSON is built only for the selected users and not for all that meet the condition.
  const { rows } =
    await sql<JsonRow>`select ${sql.raw(text)} as person from ${selected} as users ${order}`.execute(
      db,
    )
  return rows.map(({ person }) => toUserRow(fromJson(person)))
}

/** The database holds both times or neither. */
function toDeletion({
  deletion_requested_at: requestedAt,
  deleting_at: deletesAt,
  deletion_reminder_at: remindsAt,
  deletion_time_zone: timeZone,
}: OwnColumns): UserRow['deletion'] {
  return requestedAt === null || deletesAt === null
    ? null
    : { requestedAt, deletesAt, remindsAt, timeZone }
}

/** Converts the result of `selectPerson` to a user. */
export function toUserRow([own, emails, held]: PersonValues): UserRow {
  const user = toColumns<OwnColumns>(ownColumns, own)
  const credentials = credentialKinds.map((kind, i) => [kind.id, kind.held.read(held[i] ?? null)])
  return {
    projectId: user.project_id,
    userId: user.user_id,
    status: user.status,
    createdAt: user.created_at,
    name: { first: user.first_name, middle: user.middle_name, last: user.last_name },
    ...emailsHeld.read(emails),
    trustedMetadata: fromJson(user.trusted_metadata),
    untrustedMetadata: fromJson(user.untrusted_metadata),
    roles: fromJson(user.roles),
    externalId: user.external_id,
    blockedAt: user.blocked_at,
    locale: user.locale,
    deletion: toDeletion(user),
    exportedAt: user.exported_at,
    pictureUrl: user.picture_url,
    beganPending: user.began_pending === 1,
    secondStep: user.second_step,
    stepOfferedAt: user.step_offered_at,
    credentials: Object.fromEntries(credentials) as Credentials, // each kind converted its own rows
  }
}
