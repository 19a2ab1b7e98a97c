import { Type } from 'typebox'
import { AuthReplySchema, CommonSchema } from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

/** Schemas of the session operations (protocol facts, section 2.12). */
export const sessionsSchemas = {
  authenticate: {
    body: Type.Object({ session_duration_minutes: Type.Optional(Type.Integer()) }),
    reply: AuthReplySchema,
  },
  revoke: { reply: CommonSchema },
} satisfies Record<string, OperationSchemas>

export type SessionsOperations = StaticOperations<typeof sessionsSchemas>
