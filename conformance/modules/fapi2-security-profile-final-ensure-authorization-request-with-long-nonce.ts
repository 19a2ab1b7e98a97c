import { randomBytes } from 'node:crypto'
import { verifyRefusal } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import {
  finishFapi2Flow,
  obtainCode,
  openFapi2Flow,
  sendPush,
} from '../relying-party/fapi2-flow.ts'

/** A nonce of 384 characters comes back whole, or is refused at once. */
export const fapi2EnsureAuthorizationRequestWithLongNonce = createFapi2Module(
  'ensure-authorization-request-with-long-nonce',
  async (context) => {
    const flow = await openFapi2Flow(context, {
      params: { nonce: randomBytes(288).toString('base64url') },
    })
    const answer = await sendPush(flow)
    if (answer.status === 400) {
      await verifyRefusal(answer, 'pushed request', ['invalid_request'])
      context.note('a nonce of 384 characters is refused')
      return
    }
    await finishFapi2Flow(flow, await obtainCode(flow))
  },
)
