import { uriErrors } from '../checks/fapi2-errors.ts'
import { verifyRefusedLanding } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { openFapi2Flow, push, visitPushed } from '../relying-party/fapi2-flow.ts'

/** A pushed request ends when it was said to. */
export const fapi2ParAttemptToUseExpiredRequestUri = createFapi2Module(
  'par-attempt-to-use-expired-request_uri',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const { requestUri, expiresIn } = await push(flow)
    await context.provider.passTime(expiresIn + 1)
    const landing = await visitPushed(flow, requestUri)
    verifyRefusedLanding(context, flow.request, landing, uriErrors)
  },
)
