import { verifyRefusal } from '../checks/refusal.ts'
import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'
import { askUserinfo, sendCode } from '../relying-party/fapi2-flow.ts'

/** A code is good once; what it was good for should end. */
export const fapi2AttemptReuseAuthorizationCodeAfterOneSecond = createFapi2SignIn(
  'attempt-reuse-authorization-code-after-one-second',
  {},
  async (context, { flow, code, tokens }) => {
    await context.provider.passTime(1)
    const again = await sendCode(flow, code)
    await verifyRefusal(again, 'token endpoint', ['invalid_grant'])
    const { status } = await askUserinfo(flow, tokens.accessToken)
    if (status < 400) context.warn('the access token of a code used twice is still good')
  },
)
