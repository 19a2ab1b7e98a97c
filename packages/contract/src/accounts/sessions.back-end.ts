import { Type } from 'typebox'
import { get, type HostOperation, post } from '../foundation/operations/host-operation.ts'
import * as host from '../objects/host-objects.schemas.ts'
import { CommonSchema, SessionSchema, sessionDemand } from '../objects/objects.schemas.ts'
import type { errors } from './sessions.schemas.ts'

export { errors, page } from './sessions.schemas.ts'

const { telemetry_id: _telemetry, ...session } = host.sessionFields

/** The session operations of the host's back end. The public keys are at `/v1/sessions/jwks/{project_id}`. */
export const backEnd = {
  get: {
    ...get('/sessions', 'List the live sessions of a user'),
    errors: ['user_not_found'],
    query: Type.Object({ user_id: Type.String({ maxLength: 128 }), ...host.pageQuery }),
    reply: Type.Object({
      ...CommonSchema.properties,
      sessions: Type.Array(SessionSchema),
      next_cursor: host.NextCursor,
    }),
  },
  revoked: {
    ...get(
      '/sessions/revoked',
      'Read which sessions ended while their JWTs may still be valid, as one signed document',
    ),
    reply: Type.Object({
      ...CommonSchema.properties,
      revoked_sessions: Type.String({
        description:
          'A JWT signed with a key of the project. Its claim `portico_revoked` lists the sessions, and users that were deleted: the first 8 bytes of the SHA-256 of each id, joined, base64url. `/v1/sessions/revoked/stream` sends the same as server-sent events',
      }),
    }),
  },
  authenticate: {
    ...post(
      '/sessions/authenticate',
      'Verify a session and read its user; extend it or change its claims',
    ),
    errors: [
      'session_not_found',
      'no_session_arguments',
      ...host.sessionErrors,
      'unauthorized_action',
      'insufficient_factors',
    ],
    body: Type.Object({
      ...session,
      ...sessionDemand,
      authorization_check: Type.Optional(
        Type.Object({
          resource_id: Type.String({ maxLength: 256 }),
          action: Type.String({ maxLength: 256 }),
        }),
      ),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      user: host.HostUserSchema,
      session: SessionSchema,
      session_token: Type.String({
        description:
          'Empty when the session was identified by its JWT: only a hash of the token is stored',
      }),
      session_jwt: Type.String({ description: 'A fresh one, valid for five minutes' }),
      verdict: Type.Optional(
        Type.Object({ authorized: Type.Boolean(), granting_roles: Type.Array(Type.String()) }),
      ),
    }),
  },
  attest: {
    ...post('/sessions/attest', "Sign in with a trusted issuer's JWT"),
    errors: [
      'trusted_token_profile_not_found',
      'invalid_trusted_auth_token',
      'session_not_found',
      'unauthorized_action',
      'user_blocked',
      ...host.sessionErrors,
    ],
    body: Type.Object({
      profile_id: Type.String({ maxLength: 128 }),
      token: Type.String({ maxLength: 16_384, description: 'A JWT from a trusted issuer' }),
      ...host.sessionFields,
    }),
    reply: host.HostAuthReplySchema,
  },
  revoke: {
    ...post('/sessions/revoke', 'End a session'),
    errors: [
      'session_not_found',
      'no_session_revoke_arguments',
      'too_many_session_revoke_arguments',
    ],
    body: Type.Object({
      session_id: Type.Optional(Type.String({ maxLength: 128 })),
      session_token: session.session_token,
      session_jwt: session.session_jwt,
    }),
    reply: CommonSchema,
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
