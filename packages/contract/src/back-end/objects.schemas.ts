import { Type } from 'typebox'
import { refusedAs } from '../field-errors.ts'
import { CommonSchema, Email, Locale, SessionSchema, UserSchema } from '../objects.schemas.ts'

/** Shapes that only the host's back end sends or reads, in the spelling of the back-end SDK in use. */

/** A person as the host sees them: a block shows as a lock without an end. */
export const HostUserSchema = Type.Object({
  ...UserSchema.properties,
  is_locked: Type.Boolean({ description: 'True while the account is blocked' }),
  lock_created_at: Type.Optional(
    Type.String({ description: 'When it was blocked', format: 'date-time' }),
  ),
})

/** Where the person sits, as the host saw it: a back end calls from its own address. */
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

/** How many minutes something shall live. */
export const Minutes = Type.Optional(Type.Integer())

/** Claims of the host's own in the session and, at the top level, in its JWT. */
export const CustomClaims = Type.Optional(
  Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Merged into the current value; a key with null is removed. At most 4 KB in total.',
  }),
)

/** The session that a proof is added to, and how long it shall last. */
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

/** What such a session is answered with. */
export const sessionErrors = [
  'too_many_session_arguments',
  'custom_claims_too_large',
  'reserved_claims_in_custom_claims',
] as const

/** To whom a link or a code is mailed, and in which words. */
export const mailFields = {
  email: Email,
  login_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  signup_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  locale: Locale,
  ...attributesField,
}

/** What such a mail is answered with. */
export const mailErrors = ['email_template_not_found', 'invalid_ip_address'] as const

/** For a send to whoever has the address, known or not. */
export const createFields = { create_user_as_pending: Type.Optional(Type.Boolean()) }

/** For a send to somebody known: whose address it is to be. */
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

/** A list's place and size, in a query. */
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

/** Where the next page begins; null on the last one. */
export const NextCursor = Type.Union([Type.String(), Type.Null()])

/** The answer to a proof: the person, and the session if one was asked for. */
export const HostAuthReplySchema = Type.Object({
  ...CommonSchema.properties,
  user_id: Type.String(),
  user: HostUserSchema,
  session: Type.Union([SessionSchema, Type.Null()]),
  session_token: Type.String({ description: 'Empty when no session was requested' }),
  session_jwt: Type.String({ description: 'Empty when no session was requested' }),
})

/** The answer to a change of a person. */
export const HostUserReplySchema = Type.Object({
  ...CommonSchema.properties,
  user_id: Type.String(),
  user: HostUserSchema,
})

/** Whether a proof holds against the address and the browser that asked for it. */
export const matchOptions = Type.Optional(
  Type.Object(
    {
      ip_match_required: Type.Optional(Type.Boolean()),
      user_agent_match_required: Type.Optional(Type.Boolean()),
    },
    { description: 'Compares `attributes` with those of the send' },
  ),
)
