import { clientErrors } from '../checks/fapi2-errors.ts'
import { verifyRefusal } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { createClientKey } from '../relying-party/create-client-key.ts'
import {
  obtainCode,
  openFapi2Flow,
  registerFapi2Client,
  sendCode,
} from '../relying-party/fapi2-flow.ts'

/** An assertion that is signed with RS256 is refused, whatever key is registered (FAPI 2.0 5.4). */
export const fapi2EnsureSignedClientAssertionWithRS256Fails = createFapi2Module(
  'ensure-signed-client-assertion-with-RS256-fails',
  async (context) => {
    const key = await createClientKey('RS256')
    const client = await registerFapi2Client(context, [key])
    const flow = await openFapi2Flow(context, { client })
    const code = await obtainCode(flow)
    const answer = await sendCode(flow, code, { assertion: { key } })
    await verifyRefusal(answer, 'token endpoint', clientErrors)
  },
)
