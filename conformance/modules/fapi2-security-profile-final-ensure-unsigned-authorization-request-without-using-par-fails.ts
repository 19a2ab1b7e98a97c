import { verifyRefusedLanding } from '../checks/refusal.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { visitAuthorization } from '../relying-party/authorization-request.ts'
import { openFapi2Flow } from '../relying-party/fapi2-flow.ts'

/** A request that was not pushed is refused. */
export const fapi2EnsureUnsignedAuthorizationRequestWithoutUsingParFails = createFapi2Module(
  'ensure-unsigned-authorization-request-without-using-par-fails',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const landing = await visitAuthorization(context, flow.browser, flow.request)
    verifyRefusedLanding(context, flow.request, landing, ['invalid_request'])
  },
)
