import { Type } from 'typebox'
import { credentialFields, factorFields } from '../declarations/all-credentials.schemas.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { Timestamp } from '../foundation/timestamp.schemas.ts'

/** Shapes of the objects in answers, as the API spells them (protocol facts, section 2.4). */

const FreeForm = Type.Record(Type.String(), Type.Unknown())

export const EmailSchema = Type.Object({
  email_id: Type.String(),
  email: Type.String(),
  verified: Type.Boolean(),
})

/** A client app that a user has authorized. */
export const ConnectedAppSchema = Type.Object({
  connected_app_id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  client_type: Type.String(),
  logo_url: Type.Optional(Type.String()),
  scopes_granted: Type.String({ description: 'Separated by spaces' }),
})

export const UserSchema = Type.Object({
  user_id: Type.String(),
  created_at: Timestamp,
  status: Type.Union([Type.Literal('active'), Type.Literal('pending')]),
  name: Type.Object({
    first_name: Type.String(),
    middle_name: Type.String(),
    last_name: Type.String(),
  }),
  emails: Type.Array(EmailSchema),
  ...credentialFields,
  trusted_metadata: FreeForm,
  untrusted_metadata: FreeForm,
  roles: Type.Array(Type.String()),
  external_id: Type.Optional(Type.String()),
  locale: Type.Optional(
    Type.String({ description: 'The language of messages to the user, as a BCP 47 tag' }),
  ),
  picture_url: Type.Optional(
    Type.String({ description: "The https address of the user's picture" }),
  ),
  deletion: Type.Optional(
    Type.Object(
      { requested_at: Timestamp, deletes_at: Timestamp },
      { description: 'There while the user, who asked for it, can still keep the account' },
    ),
  ),
  exported_at: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'When the user last downloaded what is kept about them. RFC 3339, UTC',
    }),
  ),
})

export const AuthenticationFactorSchema = Type.Object(
  {
    type: Type.String(),
    delivery_method: Type.String(),
    last_authenticated_at: Timestamp,
    email_factor: Type.Optional(
      Type.Object({ email_id: Type.String(), email_address: Type.String() }),
    ),
    ...factorFields,
    user_verified: Type.Optional(
      Type.Literal(true, {
        description: 'There for a passkey that asked for its user, which counts as two factors',
      }),
    ),
    trusted_auth_token_factor: Type.Optional(Type.Object({ token_id: Type.String() })),
    impersonated_factor: Type.Optional(
      Type.Object({ impersonator_id: Type.String(), impersonator_email_address: Type.String() }),
    ),
  },
  { additionalProperties: true },
)

export const SessionSchema = Type.Object({
  session_id: Type.String(),
  user_id: Type.String(),
  started_at: Timestamp,
  last_accessed_at: Timestamp,
  expires_at: Timestamp,
  attributes: Type.Object({ ip_address: Type.String(), user_agent: Type.String() }),
  authentication_factors: Type.Array(AuthenticationFactorSchema),
  custom_claims: Type.Union([Type.Null(), FreeForm]),
  roles: Type.Array(Type.String()),
})

/** The fields of every successful answer. */
export const CommonSchema = Type.Object({
  request_id: Type.String(),
  status_code: Type.Integer(),
})

const common = { request_id: Type.String(), status_code: Type.Integer() }

/** The answer to every call that signs a user in. */
export const AuthReplySchema = Type.Object({
  ...common,
  user_id: Type.String(),
  user: UserSchema,
  session: SessionSchema,
  session_token: Type.String({ description: 'Empty when the service sets the cookies itself' }),
  session_jwt: Type.String({ description: 'Empty when the service sets the cookies itself' }),
})

/** The answer to a sign-in, with the id of the address, number or credential that was used. */
export const AuthReplyWithMethodSchema = Type.Object({
  ...AuthReplySchema.properties,
  method_id: Type.String(),
})

/** The body of every error answer. It is never wrapped, and never has a top-level key `body`, `params` or `query`. */
export const ErrorBodySchema = Type.Object({
  status_code: Type.Integer(),
  request_id: Type.String(),
  error_type: Type.String(),
  error_message: Type.String(),
  error_url: Type.String(),
  error_details: Type.Optional(FreeForm),
})

/** Fields that abuse defence may require of a call (protocol facts, section 2.10). */
export const abuseDefenceFields = {
  dfp_telemetry_id: Type.Optional(Type.String({ maxLength: 512 })),
  captcha_token: Type.Optional(Type.String({ maxLength: 8192 })),
}

/** Errors of operations that require a session. */
export const unauthenticated = ['user_unauthenticated', 'session_not_found'] as const
/** Errors of operations that only the user may call, not an impersonator. */
export const ownOnly = [...unauthenticated, 'unauthorized_action'] as const

export const Email = Type.String({ maxLength: 1024, ...refusedAs('invalid_email') })
/** In E.164 form or in the usual international spelling. */
export const PhoneNumber = Type.String({
  maxLength: 64,
  description: 'E.164',
  ...refusedAs('invalid_phone_number'),
})
/** The calling page. A link without another target redirects to it, if the project lists it. */
export const PageUrl = Type.Optional(Type.String({ maxLength: 2048 }))
/** A user's own language in a request; an empty one removes it. */
export const UserLocale = Type.Optional(
  Type.String({
    maxLength: 35,
    description:
      'The language of messages to the user, as a BCP 47 tag such as `de` or `pt-BR`; empty removes it',
    ...refusedAs('invalid_locale'),
  }),
)

/** The address of a user's picture in a request; an empty one removes it. */
export const PictureUrl = Type.Optional(
  Type.String({
    maxLength: 2048,
    description: "The https address of the user's picture; empty removes it",
    ...refusedAs('invalid_picture_url'),
  }),
)

export const Locale = Type.Optional(Type.String({ maxLength: 35, ...refusedAs('invalid_locale') }))
export const SessionMinutes = Type.Optional(
  Type.Integer(refusedAs('invalid_session_duration_minutes')),
)
/** What is demanded of a session. Without it, a session that lives is enough. */
export const sessionDemand = {
  factors: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      description: 'How many different factors must have been proved in the session, such as 2',
    }),
  ),
  fresh_minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 527_040,
      description: 'The longest time since the last proof in the session',
    }),
  ),
} as const
export const ExpirationMinutes = Type.Optional(Type.Integer(refusedAs('invalid_expiration')))
export const CodeChallenge = Type.Optional(
  Type.String({ maxLength: 128, ...refusedAs('invalid_pkce_code_challenge') }),
)
export const CodeVerifier = Type.Optional(
  Type.String({
    maxLength: 256,
    ...refusedAs(
      'invalid_pkce_code_verifier',
      'pkce_expected_code_verifier',
      'pkce_did_not_expect_code_verifier',
      'pkce_mismatch',
    ),
  }),
)
/** Errors of metadata that are no object or too large. */
export const metadataErrors = refusedAs(
  'metadata_invalid_format',
  'metadata_too_large',
  'metadata_too_many_keys',
)
