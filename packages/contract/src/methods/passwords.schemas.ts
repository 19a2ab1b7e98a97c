import { Type } from 'typebox'
import { AuthReplySchema, abuseDefenceFields, CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { furtherFactorFields } from '../totps.schemas.ts'

const Email = Type.String({ maxLength: 1024 })
// Longer than any that is taken: the rule answers for itself, in its own words.
const Password = Type.String({ maxLength: 8_192 })
const Minutes = Type.Optional(Type.Integer())
const Url = Type.Optional(Type.String({ maxLength: 2048 }))

const Token = Type.String({ maxLength: 1024 })

const resetMail = {
  login_redirect_url: Url,
  login_expiration_minutes: Minutes,
  reset_password_redirect_url: Url,
  reset_password_expiration_minutes: Minutes,
  reset_password_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  code_challenge: Type.Optional(Type.String({ maxLength: 128 })),
  ...abuseDefenceFields,
}

const credentials = Type.Object({
  email: Email,
  password: Password,
  session_duration_minutes: Minutes,
  ...abuseDefenceFields,
})

const authReply = Type.Object({ ...AuthReplySchema.properties, email_id: Type.String() })

/** Schemas of the password operations (protocol facts, section 2.6). */
export const passwordsSchemas = {
  create: { body: credentials, reply: authReply },
  authenticate: { body: credentials, reply: authReply },
  resetByEmailStart: {
    body: Type.Object({ email: Email, ...resetMail }),
    reply: CommonSchema,
  },
  resetByEmailCheck: {
    body: Type.Object({
      token: Token,
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      is_valid: Type.Boolean(),
      // Whose password it is: told to the holder of a link that works.
      email: Type.Union([Type.String(), Type.Null()]),
      // Where a new link would go, as `a•••@example.com`: the holder of a used one has proved nothing.
      masked_email: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  resetByEmailResend: {
    body: Type.Object({ token: Token, ...resetMail }),
    reply: CommonSchema,
  },
  resetByEmail: {
    body: Type.Object({
      token: Token,
      password: Password,
      session_duration_minutes: Minutes,
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
      ...furtherFactorFields,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  resetByExistingPassword: {
    body: Type.Object({
      email: Email,
      existing_password: Password,
      new_password: Password,
      session_duration_minutes: Minutes,
      ...furtherFactorFields,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  resetBySession: {
    body: Type.Object({
      password: Password,
      session_duration_minutes: Minutes,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  strengthCheck: {
    body: Type.Object({ email: Type.Optional(Email), password: Password }),
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
} satisfies Record<string, OperationSchemas>

export type PasswordsOperations = StaticOperations<typeof passwordsSchemas>
