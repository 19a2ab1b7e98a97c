import { Type } from 'typebox'
import type { errors as totpErrors } from '../accounts/totps.schemas.ts'
import { credential } from '../declarations/passkeys/credential.schemas.ts'
import {
  WebauthnRegistrationSchema,
  webauthnSignals,
} from '../declarations/passkeys/passkey.schemas.ts'
import { entries } from '../foundation/errors/entries.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  ownOnly,
  SessionMinutes,
} from '../objects/objects.schemas.ts'

/** Errors of this method only. */
export const errors = {
  ...credential.removal.missing,
  ...entries(400, {
    invalid_webauthn_registration_domain:
      "This domain is not allowed for passkeys of this project. Send the page's own host name, or the project's passkey domain, and add the page's origin to the project's allowed origins.",
    invalid_webauthn_registration_id: 'The webauthn_registration_id is malformed.',
    empty_webauthn_registration_name: 'A passkey needs a name. Send one.',
    no_pending_webauthn_registration:
      'No passkey registration is pending: it was not started, has expired or was already used. Start again.',
    unable_to_register_webauthn_registration: 'The passkey could not be registered. Start again.',
    duplicate_webauthn_registration: 'This passkey is already registered.',
  }),
  session_too_old_to_register_webauthn: entry(
    401,
    'The session is too old to register a passkey. Sign in again first.',
  ),
  no_active_webauthn_registrations: entry(400, 'The user has no passkey for this domain.'),
  unable_to_auth_webauthn_registration: entry(401, 'The passkey could not be verified. Try again.'),
} as const

const Domain = Type.String({ maxLength: 1024 })
const Override = Type.Optional(Type.String({ maxLength: 128 }))
const Flag = Type.Optional(Type.Boolean())
// Longer than any authenticator's answer, and shorter than the limit of a request.
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

/** The first step of a sign-in, instead of a session. */
const FirstStep = Type.String({
  maxLength: 128,
  description:
    'From the `error_details` of the first step, which answered `insufficient_factors`; ends after 10 minutes',
})

const authenticateStartBody = {
  domain: Domain,
  return_passkey_credential_options: Flag,
}

const authenticateStart = {
  reply: Type.Object({
    ...common,
    public_key_credential_request_options: Type.String({
      description: 'PublicKeyCredentialRequestOptions as one JSON string, not inside publicKey',
    }),
  }),
}

/** The passkey operations (protocol facts, section 2.7). */
export const page = {
  registerStart: {
    summary: 'Start registering a passkey for the signed-in user',
    errors: [
      ...ownOnly,
      'invalid_webauthn_registration_domain',
      'session_too_old_to_register_webauthn',
      'insufficient_factors',
      'intermediate_session_not_found',
      'second_step_not_allowed',
    ],
    body: Type.Object({
      domain: Domain,
      intermediate_session_token: Type.Optional(FirstStep),
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
          description:
            'The browser should create it without asking, after a log-in with a password',
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
    summary: 'Register the passkey that the browser created',
    errors: [
      ...ownOnly,
      'no_pending_webauthn_registration',
      'unable_to_register_webauthn_registration',
      'duplicate_webauthn_registration',
      'insufficient_factors',
    ],
    body: Type.Object({
      public_key_credential: Credential,
      session_duration_minutes: SessionMinutes,
    }),
    reply: authReply,
  },
  registerCheck: {
    summary:
      'Check the passkey that the browser created as the second step of a sign-in; nothing is stored until `complete`',
    errors: [
      'intermediate_session_not_found',
      'second_step_not_allowed',
      'insufficient_factors',
      'no_pending_webauthn_registration',
      'unable_to_register_webauthn_registration',
      'duplicate_webauthn_registration',
    ],
    body: Type.Object({
      intermediate_session_token: FirstStep,
      public_key_credential: Credential,
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      webauthn_registration_id: Type.String(),
      recovery_codes: Type.Array(Type.String(), {
        description: 'The only readable copy; they work from `complete` on',
      }),
    }),
  },
  registerComplete: {
    summary: 'Store a passkey with its recovery codes, and complete the sign-in that added them',
    errors: [
      'intermediate_session_not_found',
      'second_step_not_allowed',
      'insufficient_factors',
      'no_pending_webauthn_registration',
      'unable_to_register_webauthn_registration',
      'duplicate_webauthn_registration',
      'user_blocked',
    ],
    body: Type.Object({
      intermediate_session_token: FirstStep,
      webauthn_registration_id: Type.String({ maxLength: 128 }),
      session_duration_minutes: SessionMinutes,
    }),
    reply: authReply,
  },
  authenticateStartPrimary: {
    summary: 'Start signing in with a passkey',
    isSimple: true,
    errors: ['invalid_webauthn_registration_domain'],
    body: Type.Object(authenticateStartBody),
    ...authenticateStart,
  },
  authenticateStartSecondary: {
    summary:
      "Start authenticating with one of the signed-in user's passkeys, or completing a sign-in with one",
    body: Type.Object({
      ...authenticateStartBody,
      intermediate_session_token: Type.Optional(FirstStep),
    }),
    errors: [
      ...ownOnly,
      'intermediate_session_not_found',
      'invalid_webauthn_registration_domain',
      'no_active_webauthn_registrations',
    ],
    ...authenticateStart,
  },
  authenticate: {
    summary: 'Sign in with a passkey, or complete a sign-in with one',
    errors: [
      'webauthn_registration_not_found',
      'unable_to_auth_webauthn_registration',
      'intermediate_session_not_found',
    ],
    body: Type.Object({
      public_key_credential: Credential,
      session_duration_minutes: SessionMinutes,
      intermediate_session_token: Type.Optional(FirstStep),
      remember_device: Type.Optional(
        Type.Boolean({
          description:
            'With `intermediate_session_token`: later sign-ins of this user on this device need no second step',
        }),
      ),
      ...abuseDefenceFields,
    }),
    reply: authReply,
  },
  update: {
    summary: 'Rename a passkey',
    errors: [
      ...ownOnly,
      'invalid_webauthn_registration_id',
      'empty_webauthn_registration_name',
      'webauthn_registration_not_found',
    ],
    body: Type.Object({ name: Type.String({ maxLength: 128 }) }),
    reply: Type.Object({
      ...common,
      webauthn_registration: WebauthnRegistrationSchema,
      ...webauthnSignals,
    }),
  },
} satisfies Record<string, OperationDetails<keyof typeof errors | keyof typeof totpErrors>>

export type PasskeysOperations = StaticOperations<typeof page>
