import { Type } from 'typebox'
import { furtherFactorErrors, furtherFactorFields } from '../accounts/totps.schemas.ts'
import { entries } from '../foundation/errors/entries.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CodeChallenge,
  CodeVerifier,
  CommonSchema,
  Email,
  ExpirationMinutes,
  Locale,
  PageUrl,
  SessionMinutes,
  unauthenticated,
} from '../objects/objects.schemas.ts'

/** Errors of this method only. */
export const errors = {
  weak_password: entry(
    400,
    'The password is too easy to guess. Choose a longer or less common one.',
  ),
  unable_to_auth_password_reset_token: entry(
    401,
    'The password reset link was already used or has expired. Request a new one.',
  ),
  ...entries(400, {
    invalid_password_reset_redirect_url:
      "The reset redirect URL is not on the project's list. Add exactly this URL, with the kind reset_password.",
    no_password_reset_redirect_url:
      'The project has no redirect URL for password resets. Add one with the kind reset_password, or send one.',
    cannot_reset_password_with_existing_password:
      'The new password is the same as the current one. Choose another one.',
    password_already_exists: 'This user already has a password. It was not changed.',
    invalid_hash_type:
      'The hash_type is unknown. Use bcrypt, scrypt, argon_2i, argon_2id, md_5, sha_1, sha_512, phpass or pbkdf_2.',
    invalid_hash:
      'This hash cannot be used to verify a password. See the details, and the configuration of its type.',
  }),
  session_too_old_to_reset_password: entry(
    403,
    'The session is too old to change the password. Sign in again and try once more.',
  ),
} as const

// Accepts more than the maximum here, so that the policy reports "too long" instead of the schema.
const Password = Type.String({ maxLength: 8_192 })
const Url = Type.Optional(Type.String({ maxLength: 2048 }))

const Token = Type.String({ maxLength: 1024, ...refusedAs('invalid_token') })

const resetMail = {
  login_redirect_url: Url,
  login_expiration_minutes: ExpirationMinutes,
  reset_password_redirect_url: Url,
  page_url: PageUrl,
  reset_password_expiration_minutes: Type.Optional(Type.Integer()),
  reset_password_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  locale: Locale,
  code_challenge: CodeChallenge,
  ...abuseDefenceFields,
}

export const resetMailErrors = [
  'invalid_password_reset_redirect_url',
  'no_password_reset_redirect_url',
  'invalid_magic_link_url',
  'no_match_for_provided_magic_link_url',
  'no_login_redirect_urls_set',
  'email_template_not_found',
] as const

const newPasswordErrors = ['breached_password', 'weak_password'] as const

const credentials = Type.Object({
  email: Email,
  password: Password,
  session_duration_minutes: SessionMinutes,
  ...abuseDefenceFields,
})

const authReply = Type.Object({ ...AuthReplySchema.properties, email_id: Type.String() })

/** The password operations (protocol facts, section 2.6). */
export const page = {
  create: {
    summary: 'Sign up with a password',
    errors: ['duplicate_email', ...newPasswordErrors],
    body: credentials,
    reply: authReply,
  },
  authenticate: {
    summary: 'Sign in with a password',
    errors: [
      'unauthorized_credentials',
      'breached_password',
      'reset_password',
      'user_lock_limit_reached',
    ],
    body: credentials,
    reply: authReply,
  },
  resetByEmailStart: {
    summary: 'Mail a link that resets the password, and one that signs in without a password',
    errors: ['email_not_found', ...resetMailErrors],
    body: Type.Object({ email: Email, ...resetMail }),
    reply: CommonSchema,
  },
  resetByEmailCheck: {
    summary: 'Check whether a reset link still works, without using it up',
    body: Type.Object({
      token: Token,
      code_verifier: CodeVerifier,
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      is_valid: Type.Boolean(),
      // The user's address, only for a valid link.
      email: Type.Union([Type.String(), Type.Null()]),
      // The masked address to which a new link would be sent (`a•••@example.com`), because a used link proves nothing.
      masked_email: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  resetByEmailResend: {
    summary: 'Mail a new link to the address of a reset link',
    errors: resetMailErrors,
    body: Type.Object({ token: Token, ...resetMail }),
    reply: CommonSchema,
  },
  resetByEmail: {
    summary: 'Set a password, with the token of a reset link',
    errors: [
      'unable_to_auth_password_reset_token',

      ...furtherFactorErrors,
      ...newPasswordErrors,
    ],
    body: Type.Object({
      token: Token,
      password: Password,
      session_duration_minutes: SessionMinutes,
      code_verifier: CodeVerifier,
      ...furtherFactorFields,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  resetByExistingPassword: {
    summary: 'Set a password, with the existing one',
    errors: [
      'unauthorized_credentials',
      'cannot_reset_password_with_existing_password',
      'reset_password',
      ...furtherFactorErrors,
      ...newPasswordErrors,
    ],
    body: Type.Object({
      email: Email,
      existing_password: Password,
      new_password: Password,
      session_duration_minutes: SessionMinutes,
      ...furtherFactorFields,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  resetBySession: {
    summary: 'Set a password in a fresh session',
    errors: [
      ...unauthenticated,
      'session_too_old_to_reset_password',
      'insufficient_factors',
      ...newPasswordErrors,
    ],
    body: Type.Object({
      password: Password,
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  strengthCheck: {
    summary: 'Check whether a password would be accepted, and if not, why',
    body: Type.Object({
      email: Type.Optional(Email),
      // Replaces the address in a reset: the strength check then uses the names and address of the link's user.
      token: Type.Optional(Token),
      code_verifier: CodeVerifier,
      password: Password,
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      valid_password: Type.Boolean(),
      score: Type.Integer({ minimum: 0, maximum: 4 }),
      breached_password: Type.Boolean(),
      breach_detection_on_create: Type.Boolean(),
      strength_policy: Type.Union([Type.Literal('zxcvbn'), Type.Literal('luds')]),
      feedback: Type.Object({
        warning: Type.String(),
        suggestions: Type.Array(Type.String()),
        luds_requirements: Type.Object({
          has_lower_case: Type.Boolean(),
          has_upper_case: Type.Boolean(),
          has_digit: Type.Boolean(),
          has_symbol: Type.Boolean(),
          missing_characters: Type.Integer(),
          missing_complexity: Type.Integer(),
        }),
      }),
    }),
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type PasswordsOperations = StaticOperations<typeof page>
