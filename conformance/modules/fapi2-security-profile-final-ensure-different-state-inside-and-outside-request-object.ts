import { verifyCodeCallback } from '../checks/callback.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { finishFapi2Flow, openFapi2Flow, push, visitPushed } from '../relying-party/fapi2-flow.ts'
import { ensure } from '../runner/failure.ts'

/** What was pushed counts; another state beside the reference counts for nothing. */
export const fapi2EnsureDifferentStateInsideAndOutsideRequestObject = createFapi2Module(
  'ensure-different-state-inside-and-outside-request-object',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const { requestUri } = await push(flow)
    const landing = await visitPushed(flow, requestUri, { state: 'another one' })
    if (landing.kind === 'page') {
      ensure(landing.status >= 400, 'the browser was led nowhere')
      return
    }
    await finishFapi2Flow(flow, verifyCodeCallback(context, flow.request, landing))
  },
)
