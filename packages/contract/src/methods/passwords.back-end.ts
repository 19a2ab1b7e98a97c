import { Type } from 'typebox'
import {
  attributesField,
  HostAuthReplySchema,
  HostUserReplySchema,
  Minutes,
  matchOptions,
  sessionErrors,
  sessionFields,
} from '../back-end/objects.schemas.ts'
import {
  CommonSchema,
  metadataErrors,
  metadataFieldErrors,
  pkceErrors,
  pkceFieldErrors,
  sessionFieldErrors,
} from '../objects.schemas.ts'
import { post } from '../operation.ts'
import { hostOperations } from '../operation-details.ts'
import {
  furtherFactorErrors,
  furtherFactorFieldErrors,
  furtherFactorFields,
} from '../totps.schemas.ts'
import { NameSchema } from '../users.schemas.ts'
import { page } from './passwords.schemas.ts'

export { errors, page } from './passwords.schemas.ts'

const Email = Type.String({ maxLength: 1024 })
// Longer than any that is taken: the rule answers for itself, in its own words.
const Password = Type.String({ maxLength: 8_192 })
const Url = Type.Optional(Type.String({ maxLength: 2048 }))
const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown()))
const Salt = Type.Optional(Type.String({ maxLength: 1_024 }))
const Count = Type.Integer({ minimum: 0 })

const describing = {
  name: Type.Optional(NameSchema),
  trusted_metadata: Metadata,
  untrusted_metadata: Metadata,
}

const salts = Type.Optional(
  Type.Object(
    { prepend_salt: Salt, append_salt: Salt },
    { description: 'The text before and after the password' },
  ),
)

const credentialFieldErrors = { email: 'invalid_email', ...sessionFieldErrors } as const
const proofErrors = ['session_not_found', ...sessionErrors, 'invalid_ip_address'] as const
const newPasswordErrors = ['breached_password', 'weak_password', 'user_blocked'] as const

const reply = Type.Object({ ...HostAuthReplySchema.properties, email_id: Type.String() })

/** The password operations of the host's back end. */
export const backEnd = hostOperations({
  create: {
    ...post('/passwords'),
    summary: 'Sign a person up by a password',
    fieldErrors: { ...credentialFieldErrors, ...metadataFieldErrors },
    errors: ['duplicate_email', ...newPasswordErrors, ...metadataErrors, ...proofErrors],
    body: Type.Object({
      email: Email,
      password: Password,
      ...describing,
      session_duration_minutes: sessionFields.session_duration_minutes,
      session_custom_claims: sessionFields.session_custom_claims,
      telemetry_id: sessionFields.telemetry_id,
      ...attributesField,
    }),
    reply,
  },
  authenticate: {
    ...post('/passwords/authenticate'),
    summary: 'Sign in by a password',
    fieldErrors: credentialFieldErrors,
    errors: [
      'unauthorized_credentials',
      'user_lock_limit_reached',
      'breached_password',
      'reset_password',
      'user_blocked',
      ...proofErrors,
    ],
    body: Type.Object({ email: Email, password: Password, ...sessionFields, ...attributesField }),
    reply,
  },
  strengthCheck: {
    ...post('/passwords/strength_check'),
    summary: 'Say whether a password may be set, and why not',
    errors: ['invalid_ip_address'],
    body: Type.Object({ email: Type.Optional(Email), password: Password, ...attributesField }),
    reply: page.strengthCheck.reply,
  },
  migrate: {
    ...post('/passwords/migrate'),
    summary: 'Give a person the password that another system kept the hash of',
    fieldErrors: { email: 'invalid_email', ...metadataFieldErrors },
    errors: [
      'invalid_hash_type',
      'invalid_hash',
      'password_already_exists',
      'duplicate_user_external_id',
      'invalid_role',
      ...metadataErrors,
    ],
    body: Type.Object({
      email: Email,
      hash: Type.String({ maxLength: 4_096 }),
      hash_type: Type.String({
        maxLength: 32,
        description:
          '`bcrypt`, `scrypt`, `argon_2i`, `argon_2id`, `md_5`, `sha_1`, `sha_512`, `phpass` or `pbkdf_2`',
      }),
      md_5_config: salts,
      sha_1_config: salts,
      sha_512_config: salts,
      argon_2_config: Type.Optional(
        Type.Object(
          {
            salt: Type.String({ maxLength: 1_024 }),
            iteration_amount: Count,
            memory: Count,
            threads: Count,
            key_length: Count,
          },
          { description: 'Left out when the hash is in PHC form; salt and hash in base64' },
        ),
      ),
      scrypt_config: Type.Optional(
        Type.Object(
          {
            salt: Type.String({ maxLength: 1_024 }),
            n_parameter: Count,
            r_parameter: Count,
            p_parameter: Count,
            key_length: Count,
          },
          { description: 'Left out when the hash is in PHC form; salt and hash in base64' },
        ),
      ),
      pbkdf_2_config: Type.Optional(
        Type.Object(
          {
            salt: Type.String({ maxLength: 1_024 }),
            iteration_amount: Count,
            key_length: Count,
            algorithm: Type.Optional(
              Type.String({ maxLength: 16, description: '`sha1`, `sha256` (default) or `sha512`' }),
            ),
          },
          { description: 'Salt and hash in base64' },
        ),
      ),
      ...describing,
      set_email_verified: Type.Optional(
        Type.Boolean({ description: 'You know that the address is theirs' }),
      ),
      phone_number: Type.Optional(Type.String({ maxLength: 64 })),
      set_phone_number_verified: Type.Optional(Type.Boolean()),
      external_id: Type.Optional(Type.String()),
      roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
    }),
    reply: Type.Object({
      ...HostUserReplySchema.properties,
      email_id: Type.String(),
      user_created: Type.Boolean(),
    }),
  },
  emailResetStart: {
    ...post('/passwords/email/reset/start'),
    summary: 'Mail a link that resets the password, and one that signs in without it',
    fieldErrors: {
      email: 'invalid_email',
      locale: 'invalid_locale',
      code_challenge: 'invalid_pkce_code_challenge',
    },
    errors: [
      'email_not_found',
      'user_blocked',
      'invalid_password_reset_redirect_url',
      'no_password_reset_redirect_url',
      'invalid_magic_link_url',
      'no_match_for_provided_magic_link_url',
      'no_login_redirect_urls_set',
      'invalid_expiration',
      'email_template_not_found',
      'invalid_ip_address',
    ],
    body: Type.Object({
      email: Email,
      login_redirect_url: Url,
      reset_password_redirect_url: Url,
      reset_password_expiration_minutes: Minutes,
      reset_password_template_id: Type.Optional(Type.String({ maxLength: 128 })),
      locale: Type.Optional(Type.String({ maxLength: 35 })),
      code_challenge: Type.Optional(Type.String({ maxLength: 128 })),
      ...attributesField,
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      email_id: Type.String(),
    }),
  },
  emailReset: {
    ...post('/passwords/email/reset'),
    summary: 'Set a password by the token of a reset link',
    fieldErrors: {
      token: 'invalid_token',
      ...sessionFieldErrors,
      ...furtherFactorFieldErrors,
      ...pkceFieldErrors,
    },
    errors: [
      'unable_to_auth_password_reset_token',
      ...pkceErrors,
      'attribute_mismatch',
      ...furtherFactorErrors,
      ...newPasswordErrors,
      ...proofErrors,
    ],
    body: Type.Object({
      token: Type.String({ maxLength: 1024 }),
      password: Password,
      ...sessionFields,
      ...furtherFactorFields,
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
      options: matchOptions,
      ...attributesField,
    }),
    reply: HostAuthReplySchema,
  },
  existingPasswordReset: {
    ...post('/passwords/existing_password/reset'),
    summary: 'Set a password by the existing one',
    fieldErrors: { ...credentialFieldErrors, ...furtherFactorFieldErrors },
    errors: [
      'unauthorized_credentials',
      ...furtherFactorErrors,
      'cannot_reset_password_with_existing_password',
      'reset_password',
      ...newPasswordErrors,
      ...proofErrors,
    ],
    body: Type.Object({
      email: Email,
      existing_password: Password,
      new_password: Password,
      ...sessionFields,
      ...furtherFactorFields,
      ...attributesField,
    }),
    reply: HostAuthReplySchema,
  },
  sessionReset: {
    ...post('/passwords/session/reset'),
    summary: "Set a password in the person's fresh session",
    fieldErrors: sessionFieldErrors,
    errors: [
      'session_too_old_to_reset_password',
      'insufficient_factors',
      ...newPasswordErrors,
      ...proofErrors,
    ],
    body: Type.Object({ password: Password, ...sessionFields, ...attributesField }),
    reply: HostAuthReplySchema,
  },
})
