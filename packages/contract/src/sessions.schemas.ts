import { Type } from 'typebox'
import { AuthReplySchema, CommonSchema } from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

/** Schemas of the session operations (protocol facts, section 2.12). */
export const sessionsSchemas = {
  authenticate: {
    body: Type.Object({ session_duration_minutes: Type.Optional(Type.Integer()) }),
    reply: AuthReplySchema,
  },
  attest: {
    body: Type.Object({
      profile_id: Type.String({ maxLength: 128 }),
      token: Type.String({ maxLength: 16_384, description: 'A JWT of a trusted issuer' }),
      session_duration_minutes: Type.Optional(Type.Integer()),
      session_token: Type.Optional(Type.String({ maxLength: 1024 })),
      session_jwt: Type.Optional(Type.String({ maxLength: 16_384 })),
    }),
    reply: AuthReplySchema,
  },
  exchangeAccessToken: {
    body: Type.Object({
      access_token: Type.String({
        maxLength: 16_384,
        description: 'Issued to a first-party client app',
      }),
      session_duration_minutes: Type.Optional(Type.Integer()),
    }),
    reply: AuthReplySchema,
  },
  revoke: { reply: CommonSchema },
} satisfies Record<string, OperationSchemas>

export type SessionsOperations = StaticOperations<typeof sessionsSchemas>
