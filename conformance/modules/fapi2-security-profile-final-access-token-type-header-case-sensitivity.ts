import { verifyUserinfo } from '../checks/userinfo.ts'
import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'
import { askUserinfo } from '../relying-party/fapi2-flow.ts'

/** The name of the scheme counts in any case (RFC 9110 11.1). */
export const fapi2AccessTokenTypeHeaderCaseSensitivity = createFapi2SignIn(
  'access-token-type-header-case-sensitivity',
  {},
  async (_context, { flow, tokens, idToken }) => {
    for (const scheme of ['dpop', 'DPOP', 'dPoP']) {
      const answer = await askUserinfo(flow, tokens.accessToken, { scheme })
      await verifyUserinfo(answer, idToken.subject)
    }
  },
)
