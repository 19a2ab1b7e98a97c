import { pushErrors } from '../checks/fapi2-errors.ts'
import { verifyRefusal } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { openFapi2Flow, sendPush } from '../relying-party/fapi2-flow.ts'

/** An address that is not registered is refused as it must be, or allowed as RFC 9126 2.4 has it. */
export const fapi2PlainFapiTolerateUnregisteredRedirectUri = createFapi2Module(
  'plain-fapi-tolerate-unregistered-redirect-uri',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const answer = await sendPush(flow, {
      fields: { redirect_uri: `${flow.client.redirectUri}/unregistered` },
    })
    if (answer.status !== 201) await verifyRefusal(answer, 'pushed request', pushErrors)
  },
)
