import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import {
  openFapi2Flow,
  push,
  registerFapi2Client,
  visitPushed,
} from '../relying-party/fapi2-flow.ts'
import { ensure } from '../runner/failure.ts'

/** A pushed request is good for the client app that pushed it alone. */
export const fapi2ParAttemptToUseRequestUriForDifferentClient = createFapi2Module(
  'par-attempt-to-use-request_uri-for-different-client',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const { requestUri } = await push(flow)
    const client = await registerFapi2Client(context)
    const landing = await visitPushed({ ...flow, client }, requestUri)
    ensure(landing.kind === 'page', `the browser was sent to ${landing.url.href}`)
    ensure(landing.status >= 400, `the error page has the status ${landing.status}`)
  },
)
