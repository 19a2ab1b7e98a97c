import { Type } from 'typebox'
import { CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { HostAuthReplySchema } from './objects.schemas.ts'

/** Schemas of acting as a person, for the host's back end. */
export const hostImpersonationSchemas = {
  createToken: {
    body: Type.Object({
      user_id: Type.String({ maxLength: 128 }),
      impersonator_id: Type.String({
        minLength: 1,
        maxLength: 128,
        description: "Who of the host's staff; stands in the session and the audit log",
      }),
      impersonator_email_address: Type.String({ maxLength: 1024 }),
      reason: Type.String({ description: '1 to 500 characters, for the audit log' }),
      expiration_minutes: Type.Optional(
        Type.Integer({ description: 'Of the token: 1 to 60; 5 when left out' }),
      ),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      impersonation_token: Type.String({
        description: 'A secret, good once: it acts as the person for whoever presents it',
      }),
      expires_at: Type.String({ format: 'date-time' }),
    }),
  },
  authenticate: {
    body: Type.Object({ impersonation_token: Type.String({ maxLength: 1024 }) }),
    reply: HostAuthReplySchema,
  },
} satisfies Record<string, OperationSchemas>

export type HostImpersonationOperations = StaticOperations<typeof hostImpersonationSchemas>
