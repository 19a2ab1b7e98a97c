import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  ExpirationMinutes,
  ownOnly,
  SessionMinutes,
  UserSchema,
} from '../objects/objects.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  active_totp_exists: entry(
    400,
    'The user already has an authenticator app. Delete it before adding another.',
  ),
  invalid_totp_code: entry(400, 'The code format is invalid: six digits.'),
  invalid_recovery_code: entry(400, 'The recovery code format is invalid.'),
  intermediate_session_not_found: entry(
    404,
    'The first step of this sign-in has expired, or was used. Sign in again.',
  ),
  second_step_not_allowed: entry(
    400,
    'The project does not allow this kind of second step. Name it in factors.kinds of its configuration.',
  ),
} as const

const common = CommonSchema.properties
const authReply = Type.Object({ ...AuthReplySchema.properties, totp_id: Type.String() })

/** The app that a page has begun to add. */
const totp_id = Type.String({ maxLength: 128 })

const totp_code = Type.String({
  maxLength: 64,
  ...refusedAs<keyof typeof errors>('invalid_totp_code'),
})

/**
 * Fields of a change when an authenticator app protects the account and no session has proved it; one of them is
 * required.
 */
export const furtherFactorFields = {
  totp_code: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'A code from the authenticator app',
      ...refusedAs<keyof typeof errors>('invalid_totp_code'),
    }),
  ),
  recovery_code: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Replaces the authenticator app, once',
      ...refusedAs<keyof typeof errors>('invalid_recovery_code'),
    }),
  ),
}

export const furtherFactorErrors = [
  'insufficient_factors',
  'unable_to_authenticate_totp',
  'totp_code_already_authenticated',
  'totps_not_found_for_user',
  'unable_to_authenticate_recovery_code',
  'user_lock_limit_reached',
] as const

/** The first step of a sign-in, instead of a session. */
const firstStepFields = {
  intermediate_session_token: Type.Optional(
    Type.String({
      maxLength: 128,
      description:
        'From the `error_details` of the first step, which answered `insufficient_factors`; ends after 10 minutes',
    }),
  ),
}

const intermediateFields = {
  ...firstStepFields,
  remember_device: Type.Optional(
    Type.Boolean({ description: 'Later sign-ins of this user on this device need no second step' }),
  ),
}

/** The operations of authenticator apps (protocol facts, section 2.12). */
export const page = {
  create: {
    summary: 'Add an authenticator app, with recovery codes',
    errors: [
      ...ownOnly,
      'intermediate_session_not_found',
      'active_totp_exists',
      'second_step_not_allowed',
      'insufficient_factors',
    ],
    body: Type.Object({
      expiration_minutes: ExpirationMinutes,
      replace: Type.Optional(
        Type.Boolean({
          description:
            'The new app takes the place of the one that protects the account, once its first code was verified. The session must have proved that one, or a recovery code',
        }),
      ),
      ...firstStepFields,
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      totp_id: Type.String(),
      secret: Type.String({ description: 'Base32, as users type it into an authenticator app' }),
      qr_code: Type.String({ description: 'A data URL of an image' }),
      recovery_codes: Type.Array(Type.String()),
      user: UserSchema,
      __user: UserSchema,
    }),
  },
  authenticate: {
    summary: 'Authenticate with a code from an authenticator app',
    errors: [
      ...ownOnly,
      'intermediate_session_not_found',
      'unable_to_authenticate_totp',
      'totp_code_already_authenticated',
      'totps_not_found_for_user',
      'user_lock_limit_reached',
    ],
    body: Type.Object({
      totp_code,
      session_duration_minutes: SessionMinutes,
      ...intermediateFields,
      ...abuseDefenceFields,
    }),
    reply: authReply,
  },
  list: {
    summary: 'List the authenticator apps, with the number of their unused recovery codes',
    errors: ownOnly,
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      totps: Type.Array(
        Type.Object({
          totp_id: Type.String(),
          verified: Type.Boolean(),
          created_at: Type.String({ format: 'date-time' }),
          codes_left: Type.Integer({ description: 'How many recovery codes were not used yet' }),
        }),
      ),
      is_required: Type.Boolean({
        description: 'Whether the user has to have a second step, and cannot delete the last one',
      }),
      addable: Type.Array(Type.String(), {
        description:
          'The kinds of second step that the project allows and the user has not: `totp`, and `sms` beside a stronger one',
      }),
    }),
  },
  check: {
    summary:
      'Check the first code of a new authenticator app, which protects nothing until `complete`',
    errors: [
      ...ownOnly,
      'intermediate_session_not_found',
      'insufficient_factors',
      'unable_to_authenticate_totp',
      'totps_not_found_for_user',
      'user_lock_limit_reached',
    ],
    body: Type.Object({
      totp_id,
      totp_code,
      ...firstStepFields,
      ...abuseDefenceFields,
    }),
    reply: Type.Object({ ...common, user_id: Type.String(), totp_id: Type.String() }),
  },
  complete: {
    summary: 'Complete the addition of an authenticator app whose first code was checked',
    errors: [
      ...ownOnly,
      'intermediate_session_not_found',
      'totps_not_found_for_user',
      'insufficient_factors',
    ],
    body: Type.Object({
      totp_id,
      session_duration_minutes: SessionMinutes,
      ...firstStepFields,
    }),
    reply: authReply,
  },
  recoveryCodes: {
    summary: 'Read the unused recovery codes',
    errors: [...ownOnly, 'totps_not_found_for_user', 'insufficient_factors'],
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      totps: Type.Array(
        Type.Object({
          totp_id: Type.String(),
          verified: Type.Boolean(),
          recovery_codes: Type.Array(Type.String(), { description: 'The unused ones' }),
        }),
      ),
    }),
  },
  recover: {
    summary: 'Authenticate with a recovery code instead of the authenticator app',
    errors: [
      ...ownOnly,
      'intermediate_session_not_found',
      'unable_to_authenticate_recovery_code',
      'user_lock_limit_reached',
    ],
    body: Type.Object({
      recovery_code: Type.String({
        maxLength: 64,
        ...refusedAs<keyof typeof errors>('invalid_recovery_code'),
      }),
      session_duration_minutes: SessionMinutes,
      ...intermediateFields,
      ...abuseDefenceFields,
    }),
    reply: authReply,
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type TotpsOperations = StaticOperations<typeof page>
