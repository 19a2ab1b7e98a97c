import { Type } from 'typebox'
import { WebauthnRegistrationSchema } from '../declarations/passkeys/passkey.schemas.ts'
import { get, type HostOperation, post, put } from '../foundation/operations/host-operation.ts'
import {
  HostAuthReplySchema,
  sessionErrors,
  sessionFields,
} from '../objects/host-objects.schemas.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'
import { type errors, page } from './passkeys.schemas.ts'

export { errors, page } from './passkeys.schemas.ts'
export { passkeys as operations } from './passkeys.ts'

const UserId = Type.String({ maxLength: 128 })
const { registerStart, register, authenticateStartPrimary, update } = page
// Only a page can use `conditional_mediation`, by which a browser creates a passkey right after a sign-in without
// asking, and add a passkey in the middle of a sign-in.
const {
  conditional_mediation: _pagesOnly,
  intermediate_session_token: _ofPages,
  ...startFields
} = registerStart.body.properties
const requestReply = authenticateStartPrimary.reply.properties

/** The browser's answer, and the session to which the proof is added. */
const proofFields = {
  public_key_credential: register.body.properties.public_key_credential,
  ...sessionFields,
}
const proofErrors = ['user_not_found', 'user_blocked', ...sessionErrors] as const
const authReply = Type.Object({
  ...HostAuthReplySchema.properties,
  webauthn_registration_id: Type.String(),
})

/** The passkey operations of the host's back end. A `user_id` may be an `external_id`. */
export const backEnd = {
  registerStart: {
    ...post('/webauthn/register/start', 'Start registering a passkey for a user'),
    errors: ['user_not_found', 'invalid_webauthn_registration_domain'],
    body: Type.Object({ ...startFields, user_id: UserId }),
    reply: registerStart.reply,
  },
  register: {
    ...post('/webauthn/register', "Register the passkey that the user's browser created"),
    errors: [
      'no_pending_webauthn_registration',
      'unable_to_register_webauthn_registration',
      'duplicate_webauthn_registration',
      ...proofErrors,
    ],
    body: Type.Object({ user_id: UserId, ...proofFields }),
    reply: authReply,
  },
  authenticateStart: {
    ...post('/webauthn/authenticate/start', 'Start signing in with a passkey'),
    errors: [
      'user_not_found',
      'invalid_webauthn_registration_domain',
      'no_active_webauthn_registrations',
    ],
    body: Type.Object({
      ...authenticateStartPrimary.body.properties,
      user_id: Type.Optional(
        Type.String({
          maxLength: 128,
          description: 'Without it, any passkey of the domain is accepted',
        }),
      ),
      use_base64_url_encoding: startFields.use_base64_url_encoding,
    }),
    reply: Type.Object({
      ...requestReply,
      user_id: Type.String({ description: 'Empty when none was given' }),
    }),
  },
  authenticate: {
    ...post('/webauthn/authenticate', 'Sign in with a passkey'),
    errors: [
      'webauthn_registration_not_found',
      'unable_to_auth_webauthn_registration',
      ...proofErrors,
    ],
    body: Type.Object(proofFields),
    reply: authReply,
  },
  update: {
    ...put('/webauthn/:webauthn_registration_id', "Rename a user's passkey"),
    errors: ['empty_webauthn_registration_name', 'webauthn_registration_not_found'],
    body: update.body,
    reply: Type.Object({
      ...CommonSchema.properties,
      webauthn_registration: WebauthnRegistrationSchema,
    }),
  },
  listCredentials: {
    ...get(
      '/webauthn/credentials/:user_id/:domain',
      "List a user's passkeys for a domain, with their public keys",
    ),
    errors: ['user_not_found'],
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
} satisfies Record<string, HostOperation<keyof typeof errors>>
