import { Type } from 'typebox'
import { passkeysSchemas } from '../methods/passkeys.schemas.ts'
import { CommonSchema, WebauthnRegistrationSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { HostAuthReplySchema, sessionFields } from './objects.schemas.ts'

const UserId = Type.String({ maxLength: 128 })
const { registerStart, register, authenticateStartPrimary, update } = passkeysSchemas
// What a browser makes without asking follows a log-in on the very page.
const { conditional_mediation: _pagesOnly, ...startFields } = registerStart.body.properties
const requestReply = authenticateStartPrimary.reply.properties

/** What a page's browser made, and the session that the proof is added to. */
const proofFields = {
  public_key_credential: register.body.properties.public_key_credential,
  ...sessionFields,
}
const authReply = Type.Object({
  ...HostAuthReplySchema.properties,
  webauthn_registration_id: Type.String(),
})

/** Schemas of the passkey operations of the host's back end. */
export const hostPasskeysSchemas = {
  registerStart: {
    body: Type.Object({ ...startFields, user_id: UserId }),
    reply: registerStart.reply,
  },
  register: {
    body: Type.Object({ user_id: UserId, ...proofFields }),
    reply: authReply,
  },
  authenticateStart: {
    body: Type.Object({
      ...authenticateStartPrimary.body.properties,
      user_id: Type.Optional(
        Type.String({
          maxLength: 128,
          description: 'Without it any passkey of the domain will do',
        }),
      ),
      use_base64_url_encoding: startFields.use_base64_url_encoding,
    }),
    reply: Type.Object({
      ...requestReply,
      user_id: Type.String({ description: 'Empty when none was named' }),
    }),
  },
  authenticate: { body: Type.Object(proofFields), reply: authReply },
  update: {
    body: update.body,
    reply: Type.Object({
      ...CommonSchema.properties,
      webauthn_registration: WebauthnRegistrationSchema,
    }),
  },
  listCredentials: {
    reply: Type.Object({
      ...CommonSchema.properties,
      credentials: Type.Array(
        Type.Object({
          credential_id: Type.String({ description: 'base64url' }),
          webauthn_registration_id: Type.String(),
          type: Type.String(),
          public_key: Type.String({ description: 'COSE_Key (RFC 9052), base64url' }),
        }),
      ),
    }),
  },
} satisfies Record<string, OperationSchemas>

export type HostPasskeysOperations = StaticOperations<typeof hostPasskeysSchemas>
