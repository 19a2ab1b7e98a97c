import { type TObject, Type } from 'typebox'
import type { CredentialLineContext } from '../../accounts/imports/credential-line.ts'
import { checkPart, LineError } from '../../accounts/imports/line-error.ts'
import { readDatabaseTime, TimeSchema } from '../../accounts/imports/read-database-time.ts'
import { toPresent } from '../../accounts/imports/to-present.ts'
import { toDeletion } from '../../accounts/users/to-deletion.ts'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { verifyMetadata } from '../../accounts/users/verify-metadata.ts'
import {
  credentialKinds,
  getImported,
  type ImportedCredentials,
} from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Random } from '../../foundation/random.ts'
import { isPlaceZone } from '../../foundation/text/time-words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { KeyRing } from '../../kernel/keys/key-ring.ts'
import type { Deletion, ImportedPerson } from '../../kernel/storage/storage.ts'
import { credentialLines } from '../../methods/all-methods.ts'

const strict = { additionalProperties: false }
const NamePart = Type.Optional(Type.String({ maxLength: 128 }))
const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown()))

/** The exact form of `createId`: only an id that this service made may be imported again. */
const userIdPattern = '^user-(test|live)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const userFields = {
  user_id: Type.Optional(Type.String({ pattern: userIdPattern })),
  email: Type.Optional(Type.String({ maxLength: 1024 })),
  email_verified: Type.Optional(Type.Boolean()),
  name: Type.Optional(
    Type.Object({ first_name: NamePart, middle_name: NamePart, last_name: NamePart }, strict),
  ),
  external_id: Type.Optional(Type.String()),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  picture_url: Type.Optional(Type.String()),
  roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
  second_step: Type.Optional(Type.Enum(['off', 'optional', 'required'])),
  step_offered_at: Type.Optional(TimeSchema),
  trusted_metadata: Metadata,
  untrusted_metadata: Metadata,
  created_at: Type.Optional(TimeSchema),
  blocked_at: Type.Optional(TimeSchema),
  deletion: Type.Optional(
    Type.Object(
      {
        requested_at: TimeSchema,
        deletes_at: TimeSchema,
        time_zone: Type.Optional(Type.String({ maxLength: 64 })),
      },
      strict,
    ),
  ),
  exported_at: Type.Optional(TimeSchema),
}
const fields = Object.assign({}, userFields, ...credentialLines.map((part) => part.fields))

/** A line of a file of users, as docs/importing-users.md describes it. */
const PersonLineSchema: TObject<typeof userFields> = Type.Object(fields, strict)

/** The fields of which one is required, since each suffices to identify the user. */
const identifying = [
  'email',
  ...credentialLines.flatMap((part) => part.identifiedBy ?? []),
  'external_id',
]

/** The values that parsing needs beside the line. */
export interface LineContext {
  readonly project: ProjectConfig
  readonly random: Random
  readonly keyRing: KeyRing
  readonly now: number
}

/**
 * Parses a line into a user with new ids, except for an id that the line names.
 *
 * @throws LineError with the field and its problem
 */
export async function readPersonLine(text: string, context: LineContext): Promise<ImportedPerson> {
  const line = checkPart(PersonLineSchema, toPresent(parseJson(text), fields, credentialLines))
  if (identifying.every((name) => isMissing(Reflect.get(line, name)))) {
    throw new LineError(`has neither ${identifying.join(' nor ')}; one is required`)
  }
  try {
    return await toPerson(line, context)
  } catch (error) {
    if (error instanceof AuthError) throw new LineError(toReason(error))
    throw error
  }
}

const isMissing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message would quote the line.
    throw new LineError('is not JSON')
  }
}

async function toPerson(
  line: ReturnType<typeof checkPart<typeof PersonLineSchema>>,
  context: LineContext,
): Promise<ImportedPerson> {
  const { project, random, now } = context
  const { projectId } = project
  const email = line.email === undefined ? null : parseEmail(line.email)
  const verified = line.email_verified ?? false
  const { name, locale, picture_url, external_id, roles, second_step } = line
  const { trusted_metadata, untrusted_metadata } = line
  for (const metadata of [trusted_metadata, untrusted_metadata]) verifyMetadata(metadata ?? {})
  const person = {
    ...context,
    userId: line.user_id ?? createId(random, 'user', projectId),
    email: email && { verified },
    isUnproved: email !== null && !verified,
    createdAt: readDatabaseTime(line.created_at, 'created_at') ?? now,
  }
  return {
    userId: person.userId,
    email: email && {
      emailId: createId(random, 'email', projectId),
      email: email.address,
      canonicalEmail: email.canonical,
      verified,
    },
    credentials: await readCredentials(line, person),
    change: {
      blockedAt: readDatabaseTime(line.blocked_at, 'blocked_at'),
      deletion: readDeletion(line.deletion, now),
      exportedAt: readDatabaseTime(line.exported_at, 'exported_at'),
      stepOfferedAt: readDatabaseTime(line.step_offered_at, 'step_offered_at'),
      ...toUserChange(project, {
        ...(name && { name }),
        ...(external_id !== undefined && { external_id }),
        ...(locale !== undefined && { locale }),
        ...(picture_url !== undefined && { picture_url }),
        ...(roles && { roles }),
        ...(second_step && { second_step }),
        ...(trusted_metadata && { trusted_metadata }),
        ...(untrusted_metadata && { untrusted_metadata }),
      }),
    },
    createdAt: person.createdAt,
  }
}

/** @throws LineError for text that is no time */
function readDeletion(
  line:
    | { requested_at: string | number; deletes_at: string | number; time_zone?: string }
    | undefined,
  now: number,
): Deletion | null {
  if (!line) return null
  const requestedAt = readDatabaseTime(line.requested_at, 'deletion.requested_at')
  const deletesAt = readDatabaseTime(line.deletes_at, 'deletion.deletes_at')
  if (requestedAt === null || deletesAt === null) return null
  const zone = line.time_zone
  const timeZone = zone !== undefined && isPlaceZone(zone) ? zone : null
  const deletion = toDeletion({ requestedAt, deletesAt, timeZone })
  // The installation that wrote the file reminded of those that were due.
  const isDue = deletion.remindsAt !== null && deletion.remindsAt <= now
  return isDue ? { ...deletion, remindsAt: null } : deletion
}

async function readCredentials(
  line: Readonly<Record<string, unknown>>,
  person: CredentialLineContext,
): Promise<ImportedCredentials> {
  const read: Record<string, readonly object[]> = {}
  for (const part of credentialLines) read[part.kind] = await part.read(line, person)
  const credentials = read as ImportedCredentials // each part reads its own kind
  for (const kind of credentialKinds) {
    const names = kind.imports.toNames(getImported(credentials, kind))
    if (new Set(names).size < names.length) throw new LineError(`has the same ${kind.title} twice`)
  }
  return credentials
}

function toReason({ errorType, message, details }: AuthError): string {
  if (errorType === 'invalid_email') return 'email is not an e-mail address'
  if (errorType === 'invalid_picture_url') return 'picture_url is not an https address'
  if (errorType === 'invalid_locale') return 'locale is not a BCP 47 language tag'
  const declared = credentialLines.flatMap(({ reasons = {} }) => reasons[errorType] ?? [])[0]
  if (declared !== undefined) return declared
  const { field, reason } = { field: '', reason: '', ...details }
  return field === '' ? message : `${field} ${reason}`
}
