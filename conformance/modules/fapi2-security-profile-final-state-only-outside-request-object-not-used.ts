import { verifyCodeCallback } from '../checks/callback.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { finishFapi2Flow, openFapi2Flow, push, visitPushed } from '../relying-party/fapi2-flow.ts'
import { ensure } from '../runner/failure.ts'

/** A state that stands beside the reference alone is not answered. */
export const fapi2StateOnlyOutsideRequestObjectNotUsed = createFapi2Module(
  'state-only-outside-request-object-not-used',
  async (context) => {
    const flow = await openFapi2Flow(context, { params: { state: undefined } })
    const { requestUri } = await push(flow)
    const landing = await visitPushed(flow, requestUri, { state: 'outside' })
    if (landing.kind === 'page') {
      ensure(landing.status >= 400, 'the browser was led nowhere')
      return
    }
    await finishFapi2Flow(flow, verifyCodeCallback(context, flow.request, landing))
  },
)
