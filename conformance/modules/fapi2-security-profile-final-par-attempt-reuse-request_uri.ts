import { verifyCodeCallback } from '../checks/callback.ts'
import { uriErrors } from '../checks/fapi2-errors.ts'
import { verifyRefusedLanding } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { finishFapi2Flow, openFapi2Flow, push, visitPushed } from '../relying-party/fapi2-flow.ts'

/** A pushed request should be answered once (RFC 9126 7.3). */
export const fapi2ParAttemptReuseRequestUri = createFapi2Module(
  'par-attempt-reuse-request_uri',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const { requestUri } = await push(flow)
    const first = await visitPushed(flow, requestUri)
    await finishFapi2Flow(flow, verifyCodeCallback(context, flow.request, first))
    const again = await visitPushed(flow, requestUri)
    const isAnswered = again.kind === 'callback' && again.url.searchParams.has('code')
    if (isAnswered) context.warn('a pushed request is answered twice')
    else verifyRefusedLanding(context, flow.request, again, uriErrors)
  },
)
