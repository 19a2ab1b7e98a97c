import { Type } from 'typebox'
import { CommonSchema, SessionSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import {
  HostAuthReplySchema,
  HostUserSchema,
  NextCursor,
  pageQuery,
  sessionFields,
} from './objects.schemas.ts'

const { telemetry_id: _telemetry, ...session } = sessionFields

/** Schemas of the session operations of the host's back end. */
export const hostSessionsSchemas = {
  get: {
    query: Type.Object({ user_id: Type.String({ maxLength: 128 }), ...pageQuery }),
    reply: Type.Object({
      ...CommonSchema.properties,
      sessions: Type.Array(SessionSchema),
      next_cursor: NextCursor,
    }),
  },
  authenticate: {
    body: Type.Object({
      ...session,
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
      user: HostUserSchema,
      session: SessionSchema,
      session_token: Type.String({
        description:
          'Empty when the session was named by its JWT: only a hash of the token is kept',
      }),
      session_jwt: Type.String({ description: 'A fresh one, good for five minutes' }),
      verdict: Type.Optional(
        Type.Object({ authorized: Type.Boolean(), granting_roles: Type.Array(Type.String()) }),
      ),
    }),
  },
  attest: {
    body: Type.Object({
      profile_id: Type.String({ maxLength: 128 }),
      token: Type.String({ maxLength: 16_384, description: 'A JWT of a trusted issuer' }),
      ...sessionFields,
    }),
    reply: HostAuthReplySchema,
  },
  revoke: {
    body: Type.Object({
      session_id: Type.Optional(Type.String({ maxLength: 128 })),
      session_token: session.session_token,
      session_jwt: session.session_jwt,
    }),
    reply: CommonSchema,
  },
} satisfies Record<string, OperationSchemas>

export type HostSessionsOperations = StaticOperations<typeof hostSessionsSchemas>
