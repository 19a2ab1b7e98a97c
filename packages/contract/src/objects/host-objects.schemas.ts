import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { CommonSchema, Email, Locale, SessionSchema, UserSchema } from './objects.schemas.ts'

/** Shapes that only the host's back end sends or reads, spelled as in the common back-end SDK. */

/** What is asked of the sign-ins of a user. */
export const stepPolicies = ['off', 'optional', 'required'] as const

/** A user as the host sees them; a block appears as a lock without an end. */
export const HostUserSchema = Type.Object({
  ...UserSchema.properties,
  second_step: Type.Optional(
    Type.Enum([...stepPolicies], {
      description: 'What the host has set for the second step of this user alone',
    }),
  ),
  is_locked: Type.Boolean({ description: 'True while the account is blocked' }),
  lock_created_at: Type.Optional(
    Type.String({ description: 'When it was blocked', format: 'date-time' }),
  ),
})

/** The user's address and browser as the host saw them, because the back end calls from its own address. */
export const attributesField = {
  attributes: Type.Optional(
    Type.Object(
      {
        ip_address: Type.Optional(Type.String({ maxLength: 64 })),
        user_agent: Type.Optional(Type.String({ maxLength: 2048 })),
      },
      { description: "The user's IP address and browser, for rate limits and the audit log" },
    ),
  ),
}

/** A lifetime in minutes. */
export const Minutes = Type.Optional(Type.Integer())

/** Custom claims of the session, which its JWT has at the top level. */
export const CustomClaims = Type.Optional(
  Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Merged into the current value; a key with null is removed. At most 4 KB in total.',
  }),
)

/** The session to which a proof is added, and its duration. */
export const sessionFields = {
  session_token: Type.Optional(Type.String({ maxLength: 1024 })),
  session_jwt: Type.Optional(Type.String({ maxLength: 16_384 })),
  session_duration_minutes: Type.Optional(
    Type.Integer({
      description: 'Without it, no session is started',
      ...refusedAs('invalid_session_duration_minutes'),
    }),
  ),
  session_custom_claims: CustomClaims,
  telemetry_id: Type.Optional(Type.String({ maxLength: 512 })),
}

/** The errors of these session fields. */
export const sessionErrors = [
  'too_many_session_arguments',
  'custom_claims_too_large',
  'reserved_claims_in_custom_claims',
] as const

/** The recipient and the texts of a mail with a link or a code. */
export const mailFields = {
  email: Email,
  login_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  signup_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  locale: Locale,
  ...attributesField,
}

/** The errors of these mail fields. */
export const mailErrors = ['email_template_not_found', 'invalid_ip_address'] as const

/** A field of sends that create a user for an unknown address. */
export const createFields = { create_user_as_pending: Type.Optional(Type.Boolean()) }

/** Fields of sends to an existing user, who must have the address. */
export const knownPersonFields = {
  user_id: Type.Optional(Type.String({ maxLength: 128 })),
  session_token: sessionFields.session_token,
  session_jwt: sessionFields.session_jwt,
}

export const knownPersonErrors = [
  'email_not_found',
  'user_not_found',
  'session_not_found',
  'too_many_session_arguments',
] as const

/** The cursor and the size of a page, as query parameters. */
export const pageQuery = {
  cursor: Type.Optional(
    Type.String({
      maxLength: 512,
      description: 'The `next_cursor` of the previous page',
      ...refusedAs('invalid_cursor'),
    }),
  ),
  limit: Type.Optional(
    Type.String({
      maxLength: 16,
      description: 'A number from 1 to 1000',
      ...refusedAs('invalid_limit'),
    }),
  ),
}

/** The cursor of the next page; null on the last page. */
export const NextCursor = Type.Union([Type.String(), Type.Null()])

/** The answer to a proof: the user, and the session if one was requested. */
export const HostAuthReplySchema = Type.Object({
  ...CommonSchema.properties,
  user_id: Type.String(),
  user: HostUserSchema,
  session: Type.Union([SessionSchema, Type.Null()]),
  session_token: Type.String({ description: 'Empty when no session was requested' }),
  session_jwt: Type.String({ description: 'Empty when no session was requested' }),
})

/** The answer to a change of a user. */
export const HostUserReplySchema = Type.Object({
  ...CommonSchema.properties,
  user_id: Type.String(),
  user: HostUserSchema,
})

/** Whether a proof must come from the address and the browser that requested the secret. */
export const matchOptions = Type.Optional(
  Type.Object(
    {
      ip_match_required: Type.Optional(Type.Boolean()),
      user_agent_match_required: Type.Optional(Type.Boolean()),
    },
    { description: 'Compares `attributes` with those of the send' },
  ),
)

/** The fields above, by what they are for: operations have each group as a whole. */
export const hostGroups = {
  authReply: HostAuthReplySchema.properties,
  userReply: HostUserReplySchema.properties,
  mail: mailFields,
  session: sessionFields,
  knownPerson: knownPersonFields,
  page: pageQuery,
  attributes: attributesField,
} as const
