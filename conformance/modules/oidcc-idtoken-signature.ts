import { createHappyFlow } from '../module-kinds/happy-flow.ts'
import { ensure } from '../runner/failure.ts'

/** The id token is signed with RS256 unless asked otherwise, and says with which key. */
export const oidccIdtokenSignature = createHappyFlow(
  'oidcc-idtoken-signature',
  {},
  (_trial, { idToken: { header } }) => {
    ensure(header.alg === 'RS256', `id token: signed with ${header.alg}`)
    ensure(header.kid, 'id token: there is no "kid"')
  },
)
