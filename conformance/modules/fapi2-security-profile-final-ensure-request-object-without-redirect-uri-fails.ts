import { pushErrors } from '../checks/fapi2-errors.ts'
import { verifyRefusal, verifyRefusedLanding } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { openFapi2Flow, sendPush, visitPushed } from '../relying-party/fapi2-flow.ts'

/** A pushed request must say where its answer goes, also where it is said beside the reference. */
export const fapi2EnsureRequestObjectWithoutRedirectUriFails = createFapi2Module(
  'ensure-request-object-without-redirect-uri-fails',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const answer = await sendPush(flow, { fields: { redirect_uri: undefined } })
    if (answer.status !== 201) return verifyRefusal(answer, 'pushed request', pushErrors)
    const { request_uri: requestUri } = await answer.json()
    const landing = await visitPushed(flow, requestUri, { redirect_uri: flow.client.redirectUri })
    verifyRefusedLanding(context, flow.request, landing, pushErrors)
  },
)
