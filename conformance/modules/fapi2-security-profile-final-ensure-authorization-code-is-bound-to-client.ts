import { verifyRefusal } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import {
  obtainCode,
  openFapi2Flow,
  registerFapi2Client,
  sendCode,
} from '../relying-party/fapi2-flow.ts'

/** A code is good for the client app that asked for it alone. */
export const fapi2EnsureAuthorizationCodeIsBoundToClient = createFapi2Module(
  'ensure-authorization-code-is-bound-to-client',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const code = await obtainCode(flow)
    const client = await registerFapi2Client(context)
    const answer = await sendCode({ ...flow, client }, code)
    await verifyRefusal(answer, 'token endpoint', ['invalid_grant'])
  },
)
