import { limits } from '@portico/contract'
import { type Static, Type } from 'typebox'
import {
  type CredentialLineContext,
  defineCredentialLine,
} from '../../accounts/imports/credential-line.ts'
import { LineError } from '../../accounts/imports/line-error.ts'
import { readDatabaseTime, TimeSchema } from '../../accounts/imports/read-database-time.ts'
import { findDomainError } from '../../declarations/passkeys/find-domain-error.ts'
import { createId } from '../../foundation/create-id.ts'
import { toTransports } from '../../kernel/webauthn/read-credential.ts'
import { toAuthenticatorName } from './authenticator-name.ts'
import { toOneLine } from './to-one-line.ts'
import { maxHandleBytes, toUserHandle } from './user-handle.ts'

/** Exporters write bytes as base64url or as base64. */
const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/_-]+={0,2}$', maxLength: 2_048 })
/** The longest credential id in bytes (WebAuthn Level 3 section 7.1). */
const longestId = 1_023
const noModel = '00000000-0000-0000-0000-000000000000'

/**
 * The credential record of WebAuthn Level 3 section 4 with the domain to which the passkey is bound. The names of its
 * members are in the form of the API.
 */
const PasskeySchema = Type.Object(
  {
    credential_id: Base64,
    public_key: Base64,
    sign_count: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1 })),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 32 })),
    backup_eligible: Type.Boolean(),
    backup_state: Type.Optional(Type.Boolean()),
    domain: Type.String({ maxLength: 253 }),
    user_handle: Type.Optional(Base64),
    discoverable: Type.Optional(Type.Boolean()),
    aaguid: Type.Optional(
      Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
    ),
    authenticator_type: Type.Optional(Type.Enum(['platform', 'cross-platform'])),
    name: Type.Optional(Type.String({ maxLength: limits.passkey.nameLength })),
    user_named_by_host: Type.Optional(Type.Boolean()),
    user_agent: Type.Optional(Type.String({ maxLength: 512 })),
    created_at: Type.Optional(TimeSchema),
    last_used_at: Type.Optional(TimeSchema),
  },
  { additionalProperties: false },
)
type Line = Static<typeof PasskeySchema>

/** The passkeys of a line. Nothing in them is secret: the private keys stay in the users' authenticators. */
export const passkeyLine = defineCredentialLine({
  kind: 'passkeys',
  fields: {
    webauthn_registrations: Type.Optional(
      Type.Array(PasskeySchema, { maxItems: limits.passkey.perPerson }),
    ),
  },
  identifiedBy: 'webauthn_registrations',
  read: ({ webauthn_registrations: lines = [] }, context) =>
    Promise.all(lines.map((line) => readPasskey(line, context))),
  write: (passkeys) => ({
    webauthn_registrations: passkeys.map((passkey) => ({
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.counter,
      transports: [...passkey.transports],
      backup_eligible: passkey.isBackupEligible,
      backup_state: passkey.isBackedUp,
      domain: passkey.domain,
      user_handle: passkey.userHandle,
      discoverable: passkey.isDiscoverable,
      aaguid: passkey.aaguid,
      authenticator_type: passkey.authenticatorType,
      name: passkey.name,
      ...(passkey.isPersonNamedByHost && { user_named_by_host: true }),
      ...(passkey.userAgent !== '' && { user_agent: passkey.userAgent }),
      created_at: new Date(passkey.createdAt).toISOString(),
      ...(passkey.lastUsedAt !== null && {
        last_used_at: new Date(passkey.lastUsedAt).toISOString(),
      }),
    })),
  }),
})

async function readPasskey(line: Line, context: CredentialLineContext) {
  const { project, random, keyRing, userId, isUnproved } = context
  const { projectId } = project
  const { aaguid = noModel, user_handle, discoverable = user_handle !== undefined } = line
  if (discoverable && user_handle === undefined) refuse('user_handle', 'is missing')
  const domainError = findDomainError(line.domain)
  if (domainError !== null) refuse('domain', domainError)
  const isBackedUp = line.backup_state ?? false
  // Such a passkey contradicts itself (WebAuthn Level 3 section 6.1.3).
  if (isBackedUp && !line.backup_eligible) refuse('backup_state', 'is true without backup_eligible')
  const transports = toTransports(line.transports)
  const userAgent = toOneLine(line.user_agent ?? '')
  return {
    registrationId: createId(random, 'webauthn-registration', projectId),
    domain: line.domain,
    credentialId: toCanonical('credential_id', line.credential_id, longestId),
    publicKey: await readKey(line.public_key),
    counter: line.sign_count ?? 0,
    transports,
    aaguid: aaguid.toLowerCase(),
    userHandle:
      user_handle === undefined
        ? toUserHandle({ keyRing }, { projectId, userId })
        : toCanonical('user_handle', user_handle, maxHandleBytes),
    authenticatorType:
      line.authenticator_type ?? (transports.includes('internal') ? 'platform' : 'cross-platform'),
    isDiscoverable: discoverable,
    isBackupEligible: line.backup_eligible,
    isBackedUp,
    name: toOneLine(line.name ?? '') || toAuthenticatorName(aaguid.toLowerCase(), userAgent),
    isPersonNamedByHost: line.user_named_by_host ?? false,
    userAgent,
    isUnproved,
    createdAt: readDatabaseTime(line.created_at, toField('created_at')) ?? context.createdAt,
    lastUsedAt: readDatabaseTime(line.last_used_at, toField('last_used_at')),
  } as const
}

const toField = (name: string) => `webauthn_registrations.${name}`

function refuse(name: string, reason: string): never {
  throw new LineError(`${toField(name)} ${reason}`)
}

/** Returns bytes in the only form that browsers write, since ids are compared as text. */
function toCanonical(name: string, text: string, longest: number): string {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length === 0 || bytes.length > longest) refuse(name, `must have 1 to ${longest} bytes`)
  return bytes.toString('base64url')
}

async function readKey(text: string): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(text, 'base64url'))
  // Loaded here, since the library is a sixth of the code that a start loads.
  const { readPublicKey } = await import('../../kernel/webauthn/read-public-key.ts')
  try {
    readPublicKey(bytes)
  } catch {
    refuse('public_key', 'must be a COSE_Key of ES256 (P-256), EdDSA (Ed25519) or RS256')
  }
  return Buffer.from(bytes).toString('base64url')
}
