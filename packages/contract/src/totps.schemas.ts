import { Type } from 'typebox'
import { AuthReplySchema, abuseDefenceFields, CommonSchema, UserSchema } from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

const common = CommonSchema.properties
const Minutes = Type.Optional(Type.Integer())
const authReply = Type.Object({ ...AuthReplySchema.properties, totp_id: Type.String() })

/** What a change of a password carries where an authenticator app guards the account: one of the two. */
export const furtherFactorFields = {
  totp_code: Type.Optional(
    Type.String({ maxLength: 64, description: 'A code of the authenticator app' }),
  ),
  recovery_code: Type.Optional(
    Type.String({ maxLength: 64, description: 'Stands in for the authenticator app, once' }),
  ),
}

/** Schemas of the operations of authenticator apps (protocol facts, section 2.12). */
export const totpsSchemas = {
  create: {
    body: Type.Object({ expiration_minutes: Minutes }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      totp_id: Type.String(),
      secret: Type.String({ description: 'Base32, as people type it into an authenticator app' }),
      qr_code: Type.String({ description: 'A data URL of an image' }),
      recovery_codes: Type.Array(Type.String()),
      user: UserSchema,
      __user: UserSchema,
    }),
  },
  authenticate: {
    body: Type.Object({
      totp_code: Type.String({ maxLength: 64 }),
      session_duration_minutes: Minutes,
      ...abuseDefenceFields,
    }),
    reply: authReply,
  },
  recoveryCodes: {
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      totps: Type.Array(
        Type.Object({
          totp_id: Type.String(),
          verified: Type.Boolean(),
          recovery_codes: Type.Array(Type.String(), { description: 'Those not used yet' }),
        }),
      ),
    }),
  },
  recover: {
    body: Type.Object({
      recovery_code: Type.String({ maxLength: 64 }),
      session_duration_minutes: Minutes,
      ...abuseDefenceFields,
    }),
    reply: authReply,
  },
} satisfies Record<string, OperationSchemas>

export type TotpsOperations = StaticOperations<typeof totpsSchemas>
