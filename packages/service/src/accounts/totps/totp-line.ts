import { limits } from '@portico/contract'
import { Secret } from 'otpauth'
import { type Static, Type } from 'typebox'
import { toSecretSealContext } from '../../declarations/totps/totp-secret-context.ts'
import { createId } from '../../foundation/create-id.ts'
import {
  hashRecoveryCode,
  parseRecoveryCode,
  toCodeSealContext,
  toShownCode,
} from '../../foundation/text/recovery-code.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import { type CredentialLineContext, defineCredentialLine } from '../imports/credential-line.ts'
import { LineError } from '../imports/line-error.ts'
import { readDatabaseTime, TimeSchema } from '../imports/read-database-time.ts'

const strict = { additionalProperties: false }
/** Many systems share 80 bits; RFC 4226 section 4 asks for 128. Bytes. */
const secretBytes = { min: 10, max: 64 }

const CodeSchema = Type.Object(
  { recovery_code: Type.String({ maxLength: 64 }), used_at: Type.Optional(TimeSchema) },
  strict,
)
const TotpSchema = Type.Object(
  {
    secret: Type.String({ maxLength: 256 }),
    last_used_step: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 40 })),
    created_at: Type.Optional(TimeSchema),
    recovery_codes: Type.Optional(Type.Array(CodeSchema, { maxItems: limits.totp.recoveryCodes })),
  },
  strict,
)

/**
 * The authenticator app of a line with its recovery codes, all of them secret. Only a verified app is written: a pending
 * one expires soon.
 */
export const totpLine = defineCredentialLine({
  kind: 'totps',
  fields: { totps: Type.Optional(Type.Array(TotpSchema, { maxItems: 1 })) },
  isSecret: true,
  read: ({ totps = [] }, context) => totps.map((line) => readTotp(line, context)),
  write: (apps, { keyRing }) => ({
    totps: apps.map((app) => ({
      secret: keyRing.open(app.sealedSecret, toSecretSealContext(app)),
      ...(app.lastStep !== null && { last_used_step: app.lastStep }),
      created_at: new Date(app.createdAt).toISOString(),
      recovery_codes: app.codes.map(({ sealedCode, consumedAt }) => ({
        recovery_code: keyRing.open(sealedCode, toCodeSealContext(app)),
        ...(consumedAt !== null && { used_at: new Date(consumedAt).toISOString() }),
      })),
    })),
  }),
})

function readTotp(line: Static<typeof TotpSchema>, context: CredentialLineContext) {
  const { project, random, keyRing, userId, isUnproved } = context
  const { projectId } = project
  const place = { projectId, userId, totpId: createId(random, 'totp', projectId) }
  const createdAt = readDatabaseTime(line.created_at, 'totps.created_at') ?? context.createdAt
  return {
    totpId: place.totpId,
    sealedSecret: keyRing.seal(readSecret(line.secret), toSecretSealContext(place)),
    verified: true,
    createdAt,
    expiresAt: createdAt,
    lastStep: line.last_used_step ?? null,
    isUnproved,
    codes: (line.recovery_codes ?? []).map(({ recovery_code, used_at }, position) => {
      const code = readCode(recovery_code)
      return {
        codeId: createId(random, 'totp-recovery-code', projectId),
        codeHash: hashRecoveryCode(keyRing, userId, code),
        sealedCode: keyRing.seal(code, toCodeSealContext(place)),
        position,
        consumedAt: readDatabaseTime(used_at, 'totps.recovery_codes.used_at'),
      }
    }),
  }
}

/** Returns the secret in the form in which it is stored; the messages contain nothing of it. */
function readSecret(text: string): string {
  const written = text.replace(/[\s=-]/g, '').toUpperCase()
  const secret = tryParse(() => Secret.fromBase32(written))
  const length = secret?.bytes.length ?? 0
  if (!secret || length < secretBytes.min || length > secretBytes.max) {
    throw new LineError(
      `totps.secret must be ${secretBytes.min} to ${secretBytes.max} bytes in base32`,
    )
  }
  return secret.base32
}

function readCode(text: string): string {
  const letters = parseRecoveryCode(text)
  if (letters !== null) return toShownCode(letters)
  throw new LineError('totps.recovery_codes.recovery_code must be a code like 7hx2-k9qm-04rt-vwz8')
}
