import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

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
    }),
    streams: 'events',
  },
})
