import { Type } from 'typebox'
import { abuseDefenceFields, UserSchema } from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

/** Schemas of the user operations (protocol facts, sections 2.5 and 2.12). */
export const usersSchemas = {
  me: {
    reply: Type.Object({
      request_id: Type.String(),
      status_code: Type.Integer(),
      ...UserSchema.properties,
    }),
  },
  search: {
    body: Type.Object({ email: Type.String({ maxLength: 1024 }), ...abuseDefenceFields }),
    reply: Type.Object({
      request_id: Type.String(),
      status_code: Type.Integer(),
      userType: Type.Union([
        Type.Literal('new'),
        Type.Literal('password'),
        Type.Literal('passwordless'),
      ]),
    }),
  },
} satisfies Record<string, OperationSchemas>

export type UsersOperations = StaticOperations<typeof usersSchemas>
