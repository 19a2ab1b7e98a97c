import { Type } from 'typebox'
import { entry } from '../foundation/errors/specified-errors.ts'
import { deviceName } from '../foundation/limits/limits.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import { Timestamp } from '../foundation/timestamp.schemas.ts'
import {
  AuthReplySchema,
  CommonSchema,
  ownOnly,
  SessionMinutes,
  sessionDemand,
  unauthenticated,
} from '../objects/objects.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  trusted_token_profile_not_found: entry(
    404,
    "No trusted issuer has this profile_id. Add it to the project's trustedIssuers.",
  ),
  device_not_found: entry(404, 'The user is not signed in there. List the sessions again.'),
  invalid_trusted_auth_token: entry(
    401,
    'The trusted token is invalid, expired or already used, or does not name a user of this project.',
  ),
  idp_access_token_not_found: entry(404, 'The access token is unknown or was revoked.'),
  idp_access_token_expired: entry(401, 'The access token has expired.'),
  idp_access_token_could_not_be_exchanged: entry(
    401,
    'The access token cannot be exchanged for a session: it must come from a first-party client app and have the scope full_access.',
  ),
} as const

const TextOrNull = Type.Union([Type.String(), Type.Null()])

/** A device on which the user is signed in: one session, without anything by which it could be used. */
export const DeviceSchema = Type.Object({
  session_id: Type.String({ description: 'Names the session; it opens nothing' }),
  is_current: Type.Boolean({ description: 'True for the session that asks' }),
  name: Type.Union([Type.String(), Type.Null()], {
    description: "The user's own name for the device",
  }),
  browser: TextOrNull,
  system: TextOrNull,
  place: Type.Union([Type.Object({ city: Type.String(), country: Type.String() }), Type.Null()], {
    description: 'Never more precise than a city; null where none is known',
  }),
  started_at: Timestamp,
  last_accessed_at: Timestamp,
  expires_at: Timestamp,
})

/** The session operations (protocol facts, section 2.12). */
export const page = {
  authenticate: {
    summary: 'Verify the session, and extend it',
    errors: ['session_not_found', 'unauthorized_credentials', 'insufficient_factors'],
    body: Type.Object({ session_duration_minutes: SessionMinutes, ...sessionDemand }),
    reply: AuthReplySchema,
  },
  attest: {
    summary: "Sign in with a trusted issuer's JWT",
    errors: [
      'trusted_token_profile_not_found',
      'invalid_trusted_auth_token',
      'too_many_session_arguments',
      'session_not_found',
      'unauthorized_action',
      'user_blocked',
    ],
    body: Type.Object({
      profile_id: Type.String({ maxLength: 128 }),
      token: Type.String({ maxLength: 16_384, description: 'A JWT from a trusted issuer' }),
      session_duration_minutes: SessionMinutes,
      session_token: Type.Optional(Type.String({ maxLength: 1024 })),
      session_jwt: Type.Optional(Type.String({ maxLength: 16_384 })),
    }),
    reply: AuthReplySchema,
  },
  exchangeAccessToken: {
    summary: 'Sign in with an access token of a first-party client app',
    errors: [
      'idp_access_token_not_found',
      'idp_access_token_expired',
      'idp_access_token_could_not_be_exchanged',
      'unauthorized_action',
      'user_blocked',
    ],
    body: Type.Object({
      access_token: Type.String({
        maxLength: 16_384,
        description: 'Issued to a first-party client app',
      }),
      session_duration_minutes: SessionMinutes,
    }),
    reply: AuthReplySchema,
  },
  revoke: {
    summary: 'End the session',
    errors: ['session_not_found', 'unauthorized_credentials'],
    reply: CommonSchema,
  },
  list: {
    summary: 'List the devices on which the user is signed in',
    errors: unauthenticated,
    reply: Type.Object({
      ...CommonSchema.properties,
      sessions: Type.Array(DeviceSchema, {
        description: 'The session that asks first, then those that were used last',
      }),
      remembered_devices: Type.Optional(
        Type.Object(
          {
            count: Type.Integer({ minimum: 1 }),
            until: Type.String({ format: 'date-time', description: 'When the last one is asked' }),
          },
          { description: 'Those that are not asked for the second step' },
        ),
      ),
    }),
  },
  rename: {
    summary: "Name one of the user's devices",
    errors: [...ownOnly, 'device_not_found'],
    body: Type.Object({
      name: Type.String({
        maxLength: deviceName.length,
        description: 'An empty name removes it',
      }),
    }),
    reply: CommonSchema,
  },
  end: {
    summary: "End one of the user's sessions",
    errors: [...ownOnly, 'device_not_found'],
    reply: CommonSchema,
  },
  endOthers: {
    summary: 'End all sessions of the user but the one that asks',
    errors: ownOnly,
    reply: Type.Object({
      ...CommonSchema.properties,
      session_ids: Type.Array(Type.String(), { description: 'Those that this call ended' }),
    }),
  },
  forgetDevices: {
    summary: 'Ask for the second step on every device of the user again',
    errors: ownOnly,
    reply: CommonSchema,
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type SessionsOperations = StaticOperations<typeof page>
