import { Type } from 'typebox'
import { passwordsSchemas } from '../methods/passwords.schemas.ts'
import { CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { furtherFactorFields } from '../totps.schemas.ts'
import { NameSchema } from '../users.schemas.ts'
import {
  attributesField,
  HostAuthReplySchema,
  HostUserReplySchema,
  Minutes,
  sessionFields,
} from './objects.schemas.ts'

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

const reply = Type.Object({ ...HostAuthReplySchema.properties, email_id: Type.String() })

/** Schemas of the password operations of the host's back end. */
export const hostPasswordsSchemas = {
  create: {
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
    body: Type.Object({ email: Email, password: Password, ...sessionFields, ...attributesField }),
    reply,
  },
  strengthCheck: {
    body: Type.Object({ email: Type.Optional(Email), password: Password, ...attributesField }),
    reply: passwordsSchemas.strengthCheck.reply,
  },
  migrate: {
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
    body: Type.Object({
      token: Type.String({ maxLength: 1024 }),
      password: Password,
      ...sessionFields,
      ...furtherFactorFields,
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
      options: Type.Optional(
        Type.Object(
          {
            ip_match_required: Type.Optional(Type.Boolean()),
            user_agent_match_required: Type.Optional(Type.Boolean()),
          },
          { description: 'Holds `attributes` against those of the send' },
        ),
      ),
      ...attributesField,
    }),
    reply: HostAuthReplySchema,
  },
  existingPasswordReset: {
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
    body: Type.Object({ password: Password, ...sessionFields, ...attributesField }),
    reply: HostAuthReplySchema,
  },
} satisfies Record<string, OperationSchemas>

export type HostPasswordsOperations = StaticOperations<typeof hostPasswordsSchemas>
