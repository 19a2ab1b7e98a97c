import { verifyRefusal } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { obtainCode, openFapi2Flow, sendCode } from '../relying-party/fapi2-flow.ts'

/** A code is good for a minute at most (FAPI 2.0 5.3.2.1). */
export const fapi2EnsureTokenEndpointFailsWithExpiredAuthCode = createFapi2Module(
  'ensure-token-endpoint-fails-with-expired-auth-code',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const code = await obtainCode(flow)
    await context.provider.passTime(61)
    await verifyRefusal(await sendCode(flow, code), 'token endpoint', ['invalid_grant'])
  },
)
