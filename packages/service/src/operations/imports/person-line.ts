import { type TObject, Type } from 'typebox'
import { checkPart, LineError } from '../../accounts/imports/line-error.ts'
import { toPresent } from '../../accounts/imports/to-present.ts'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { verifyMetadata } from '../../accounts/users/verify-metadata.ts'
import type { ImportedCredentials } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Random } from '../../foundation/random.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { ImportedPerson } from '../../kernel/storage/storage.ts'
import { credentialLines } from '../../methods/all-methods.ts'
import { readDatabaseTime } from './read-database-time.ts'

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
  roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
  trusted_metadata: Metadata,
  untrusted_metadata: Metadata,
  created_at: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Number()])),
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
  readonly now: number
}

/**
 * Parses a line into a user with new ids, except for an id that the line names.
 *
 * @throws LineError with the field and its problem
 */
export function readPersonLine(text: string, context: LineContext): ImportedPerson {
  const line = checkPart(PersonLineSchema, toPresent(parseJson(text), fields, credentialLines))
  if (identifying.every((name) => isMissing(Reflect.get(line, name)))) {
    throw new LineError(`has neither ${identifying.join(' nor ')}; one is required`)
  }
  try {
    return toPerson(line, context)
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

function toPerson(
  line: ReturnType<typeof checkPart<typeof PersonLineSchema>>,
  { project, random, now }: LineContext,
): ImportedPerson {
  const { projectId } = project
  const email = line.email === undefined ? null : parseEmail(line.email)
  const verified = line.email_verified ?? false
  const { name, external_id, roles, trusted_metadata, untrusted_metadata } = line
  for (const metadata of [trusted_metadata, untrusted_metadata]) verifyMetadata(metadata ?? {})
  const { created_at = '0000-00-00' } = line
  const createdAt = readDatabaseTime(created_at)
  if (createdAt === null) throw new LineError('created_at must be a time like 2026-01-31T12:00:00Z')
  const person = {
    projectId,
    random,
    email: email && { verified },
    createdAt: createdAt ?? now,
    now,
  }
  const credentials = credentialLines.map((part) => [part.kind, part.read(line, person)])
  return {
    userId: line.user_id ?? createId(random, 'user', projectId),
    email: email && {
      emailId: createId(random, 'email', projectId),
      email: email.address,
      canonicalEmail: email.canonical,
      verified,
    },
    credentials: Object.fromEntries(credentials) as ImportedCredentials, // each part reads its own kind
    change: toUserChange(project, {
      ...(name && { name }),
      ...(external_id !== undefined && { external_id }),
      ...(roles && { roles }),
      ...(trusted_metadata && { trusted_metadata }),
      ...(untrusted_metadata && { untrusted_metadata }),
    }),
    createdAt: person.createdAt,
  }
}

function toReason({ errorType, message, details }: AuthError): string {
  if (errorType === 'invalid_email') return 'email is not an e-mail address'
  const declared = credentialLines.flatMap(({ reasons = {} }) => reasons[errorType] ?? [])[0]
  if (declared !== undefined) return declared
  const { field, reason } = { field: '', reason: '', ...details }
  return field === '' ? message : `${field} ${reason}`
}
