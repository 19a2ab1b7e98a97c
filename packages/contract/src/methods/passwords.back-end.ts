import { Type } from 'typebox'
import { furtherFactorErrors, furtherFactorFields } from '../accounts/totps.schemas.ts'
import { NameSchema } from '../accounts/users.schemas.ts'
import { type HostOperation, post } from '../foundation/operations/host-operation.ts'
import * as host from '../objects/host-objects.schemas.ts'
import {
  CodeChallenge,
  CodeVerifier,
  CommonSchema,
  Email,
  Locale,
  metadataErrors,
} from '../objects/objects.schemas.ts'
import { type errors, page, resetMailErrors } from './passwords.schemas.ts'

export { errors, page } from './passwords.schemas.ts'
export { passwords as operations } from './passwords.ts'

// Accepts more than the maximum here, so that the policy reports "too long" instead of the schema.
const Password = Type.String({ maxLength: 8_192 })
const Url = Type.Optional(Type.String({ maxLength: 2048 }))
const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown(), metadataErrors))
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

const proofErrors = ['session_not_found', ...host.sessionErrors, 'invalid_ip_address'] as const
const newPasswordErrors = ['breached_password', 'weak_password', 'user_blocked'] as const

const reply = Type.Object({ ...host.HostAuthReplySchema.properties, email_id: Type.String() })

/** The password operations of the host's back end. */
export const backEnd = {
  create: {
    ...post('/passwords', 'Sign a user up with a password'),
    errors: ['duplicate_email', ...newPasswordErrors, ...proofErrors],
    body: Type.Object({
      email: Email,
      password: Password,
      ...describing,
      session_duration_minutes: host.sessionFields.session_duration_minutes,
      session_custom_claims: host.sessionFields.session_custom_claims,
      telemetry_id: host.sessionFields.telemetry_id,
      ...host.attributesField,
    }),
    reply,
  },
  authenticate: {
    ...post('/passwords/authenticate', 'Sign in with a password'),
    errors: [
      'unauthorized_credentials',
      'user_lock_limit_reached',
      'breached_password',
      'reset_password',
      'user_blocked',
      ...proofErrors,
    ],
    body: Type.Object({
      email: Email,
      password: Password,
      ...host.sessionFields,
      ...host.attributesField,
    }),
    reply,
  },
  strengthCheck: {
    ...post(
      '/passwords/strength_check',
      'Check whether a password would be accepted, and if not, why',
    ),
    errors: ['invalid_ip_address'],
    body: Type.Object({
      email: Type.Optional(Type.String({ maxLength: 1024 })),
      password: Password,
      ...host.attributesField,
    }),
    reply: page.strengthCheck.reply,
  },
  migrate: {
    ...post('/passwords/migrate', "Import a user's password hash from another system"),
    errors: [
      'invalid_hash_type',
      'invalid_hash',
      'password_already_exists',
      'duplicate_user_external_id',
      'invalid_role',
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
          { description: 'Omitted when the hash is in PHC format; salt and hash in base64' },
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
          { description: 'Omitted when the hash is in PHC format; salt and hash in base64' },
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
        Type.Boolean({ description: 'You know that the address belongs to the user' }),
      ),
      phone_number: Type.Optional(Type.String({ maxLength: 64 })),
      set_phone_number_verified: Type.Optional(Type.Boolean()),
      external_id: Type.Optional(Type.String()),
      roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
    }),
    reply: Type.Object({
      ...host.HostUserReplySchema.properties,
      email_id: Type.String(),
      user_created: Type.Boolean(),
    }),
  },
  emailResetStart: {
    ...post(
      '/passwords/email/reset/start',
      'Mail a link that resets the password, and one that signs in without a password',
    ),
    errors: [
      'email_not_found',
      'user_blocked',
      ...resetMailErrors,
      'invalid_expiration',
      'invalid_ip_address',
    ],
    body: Type.Object({
      email: Email,
      login_redirect_url: Url,
      reset_password_redirect_url: Url,
      reset_password_expiration_minutes: host.Minutes,
      reset_password_template_id: Type.Optional(Type.String({ maxLength: 128 })),
      locale: Locale,
      code_challenge: CodeChallenge,
      ...host.attributesField,
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      email_id: Type.String(),
    }),
  },
  emailReset: {
    ...post('/passwords/email/reset', 'Set a password, with the token of a reset link'),
    errors: [
      'unable_to_auth_password_reset_token',

      'attribute_mismatch',
      ...furtherFactorErrors,
      ...newPasswordErrors,
      ...proofErrors,
    ],
    body: Type.Object({
      token: page.resetByEmail.body.properties.token,
      password: Password,
      ...host.sessionFields,
      ...furtherFactorFields,
      code_verifier: CodeVerifier,
      options: host.matchOptions,
      ...host.attributesField,
    }),
    reply: host.HostAuthReplySchema,
  },
  existingPasswordReset: {
    ...post('/passwords/existing_password/reset', 'Set a password, with the existing one'),
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
      ...host.sessionFields,
      ...furtherFactorFields,
      ...host.attributesField,
    }),
    reply: host.HostAuthReplySchema,
  },
  sessionReset: {
    ...post('/passwords/session/reset', "Set a password in the user's fresh session"),
    errors: [
      'session_too_old_to_reset_password',
      'insufficient_factors',
      ...newPasswordErrors,
      ...proofErrors,
    ],
    body: Type.Object({ password: Password, ...host.sessionFields, ...host.attributesField }),
    reply: host.HostAuthReplySchema,
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
