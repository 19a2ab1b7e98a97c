import { Type } from 'typebox'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  WebauthnRegistrationSchema,
  webauthnSignals,
} from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'

const Minutes = Type.Optional(Type.Integer())
const Domain = Type.String({ maxLength: 1024 })
const Override = Type.Optional(Type.String({ maxLength: 128 }))
const Flag = Type.Optional(Type.Boolean())
// Longer than any authenticator's answer, and below what a request may carry.
const Credential = Type.String({
  maxLength: 49_152,
  description: 'A PublicKeyCredential in the JSON of WebAuthn Level 3 (5.1), as one string',
})

const common = CommonSchema.properties
const authReply = Type.Object({
  ...AuthReplySchema.properties,
  webauthn_registration_id: Type.String(),
  ...webauthnSignals,
})

const authenticateStart = {
  body: Type.Object({ domain: Domain, return_passkey_credential_options: Flag }),
  reply: Type.Object({
    ...common,
    public_key_credential_request_options: Type.String({
      description: 'PublicKeyCredentialRequestOptions as one JSON string, not inside publicKey',
    }),
  }),
}

/** Schemas of the passkey operations (protocol facts, section 2.7). */
export const passkeysSchemas = {
  registerStart: {
    body: Type.Object({
      domain: Domain,
      user_agent: Type.Optional(Type.String({ maxLength: 1024 })),
      authenticator_type: Type.Optional(
        Type.Union([Type.Literal('platform'), Type.Literal('cross-platform'), Type.Literal('')]),
      ),
      return_passkey_credential_options: Flag,
      override_id: Override,
      override_name: Override,
      override_display_name: Override,
      use_base64_url_encoding: Flag,
      conditional_mediation: Type.Optional(
        Type.Boolean({
          description: 'The browser is to make it without asking, after a log-in by password',
        }),
      ),
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      public_key_credential_creation_options: Type.String({
        description: 'PublicKeyCredentialCreationOptions as one JSON string, not inside publicKey',
      }),
    }),
  },
  register: {
    body: Type.Object({
      public_key_credential: Credential,
      session_duration_minutes: Minutes,
    }),
    reply: authReply,
  },
  authenticateStartPrimary: authenticateStart,
  authenticateStartSecondary: authenticateStart,
  authenticate: {
    body: Type.Object({
      public_key_credential: Credential,
      session_duration_minutes: Minutes,
      ...abuseDefenceFields,
    }),
    reply: authReply,
  },
  update: {
    body: Type.Object({ name: Type.String({ maxLength: 128 }) }),
    reply: Type.Object({
      ...common,
      webauthn_registration: WebauthnRegistrationSchema,
      ...webauthnSignals,
    }),
  },
} satisfies Record<string, OperationSchemas>

export type PasskeysOperations = StaticOperations<typeof passkeysSchemas>
