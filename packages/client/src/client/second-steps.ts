import { createCalls, type SecondStepsApi } from '../account/second-steps.ts'
import type { CallContext } from '../calls/call-context.ts'
import { delegate } from '../calls/lazy.ts'
import { toUnreachableError } from '../foundation/errors/errors.ts'
import { internals } from '../kernel/internals.ts'
import type { Client } from './client.ts'

/**
 * The calls between the two steps of a sign-in. The code of an authenticator app goes to `client.totps` instead. They are
 * a function, and no part of the client, so that a page which has no second step loads nothing of them.
 *
 * @param client - any client of this package
 * @example
 * ```ts
 * await secondSteps(client).authenticateEmail({ code: '123456', session_duration_minutes: 60 })
 * ```
 */
export const secondSteps = (client: Client): SecondStepsApi =>
  delegate<SecondStepsApi>(
    async () => {
      const context = await client[internals].preload()
      if (!context) throw toUnreachableError(undefined)
      return createCalls(context as CallContext) // the client's own
    },
    { get: 1, sendEmail: 1, authenticateEmail: 1 },
  )
