import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { openFapi2Flow, sendPush } from '../relying-party/fapi2-flow.ts'
import { ensure } from '../runner/failure.ts'

/** Requests are pushed by POST alone. */
export const fapi2ParAttemptInvalidHttpMethod = createFapi2Module(
  'par-attempt-invalid-http-method',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const { status } = await sendPush(flow, { method: 'PUT' })
    ensure(status >= 400 && status < 500, `PUT is answered with ${status}`)
  },
)
