import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { signInByFapi2 } from '../relying-party/fapi2-flow.ts'

/** Claims that are asked for by name may be told, and the request holds. */
export const fapi2TestClaimsParameterIdentityClaims = createFapi2Module(
  'test-claims-parameter-identity-claims',
  async (context) => {
    const claims = {
      userinfo: { name: null, email: null },
      id_token: { email: { essential: true } },
    }
    const params = { claims: JSON.stringify(claims) }
    const { idToken, userinfo } = await signInByFapi2(context, { params, asked: ['email'] })
    if (!('email' in idToken.claims))
      context.warn('the id token lacks the claim that was asked for')
    if (!('email' in userinfo)) context.warn('userinfo lacks the claim that was asked for')
  },
)
