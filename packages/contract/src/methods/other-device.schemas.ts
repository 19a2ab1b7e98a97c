import { Type } from 'typebox'
import { AuthReplyWithMethodSchema, CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'

/** What the page that asked holds, so that it can go on once its link is opened on another device. */
const PollToken = Type.String({ maxLength: 128 })

/** Schemas of a page that waits for its link to be opened on another device. */
export const otherDeviceSchemas = {
  pollOtherDevice: {
    body: Type.Object({
      poll_token: PollToken,
      /** How long the answer may be held back while nothing happens; 0 to 10. */
      wait_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
      /** The page goes away: nobody is to be sent back to it. */
      is_leaving: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      state: Type.Enum(['pending', 'approved', 'refused', 'used', 'ended']),
    }),
  },
  authenticateByOtherDevice: {
    body: Type.Object({
      poll_token: PollToken,
      session_duration_minutes: Type.Optional(Type.Integer()),
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
    }),
    reply: AuthReplyWithMethodSchema,
  },
} satisfies Record<string, OperationSchemas>

export type OtherDeviceOperations = StaticOperations<typeof otherDeviceSchemas>
