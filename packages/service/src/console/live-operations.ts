import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'
import { OutboxStates } from './message-operations.ts'

/** The calls that are answered by events. */
export const liveOperations = defineConsoleOperations({
  followTimeline: {
    method: 'GET',
    path: '/users/:user_id/timeline/live',
    needs: 'operator',
    summary:
      'Says at once, and whenever something happens to a user, that the timeline is to be read',
    reply: Type.Object({
      /** The newest entry; empty while there is none. */
      audit_id: Type.String(),
      /** Some entries before it, which may be of the same moment. */
      others: Type.String(),
    }),
    streams: 'events',
  },
  followMessages: {
    method: 'GET',
    path: '/messages/live',
    needs: 'operator',
    summary: 'Says at once, and whenever messages in a state change, that they are to be read',
    query: Type.Object({ state: OutboxStates }, { additionalProperties: false }),
    reply: Type.Object({
      /** The newest message; empty while there is none. */
      newest: Type.String(),
      /** Some messages before it. */
      others: Type.String(),
    }),
    streams: 'events',
  },
})
