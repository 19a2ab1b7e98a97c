import { Type } from 'typebox'
import { AuthReplySchema, abuseDefenceFields } from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

/** Schemas of the impersonation operation (protocol facts, section 2.12). */
export const impersonationSchemas = {
  authenticate: {
    body: Type.Object({
      impersonation_token: Type.String({ maxLength: 1024 }),
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
} satisfies Record<string, OperationSchemas>

export type ImpersonationOperations = StaticOperations<typeof impersonationSchemas>
