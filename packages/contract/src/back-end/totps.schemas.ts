import { Type } from 'typebox'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { totpsSchemas } from '../totps.schemas.ts'
import { HostAuthReplySchema, HostUserSchema, Minutes, sessionFields } from './objects.schemas.ts'

const UserId = Type.String({ maxLength: 128 })
const { __user: _double, ...created } = totpsSchemas.create.reply.properties
const authReply = Type.Object({ ...HostAuthReplySchema.properties, totp_id: Type.String() })

/** Schemas of the operations of authenticator apps, for the host's back end. */
export const hostTotpsSchemas = {
  create: {
    body: Type.Object({ user_id: UserId, expiration_minutes: Minutes }),
    reply: Type.Object({ ...created, user: HostUserSchema }),
  },
  authenticate: {
    body: Type.Object({
      user_id: UserId,
      totp_code: Type.String({ maxLength: 64 }),
      ...sessionFields,
    }),
    reply: authReply,
  },
  recoveryCodes: {
    body: Type.Object({ user_id: UserId }),
    reply: totpsSchemas.recoveryCodes.reply,
  },
  recover: {
    body: Type.Object({
      user_id: UserId,
      recovery_code: Type.String({ maxLength: 64 }),
      ...sessionFields,
    }),
    reply: authReply,
  },
} satisfies Record<string, OperationSchemas>

export type HostTotpsOperations = StaticOperations<typeof hostTotpsSchemas>
