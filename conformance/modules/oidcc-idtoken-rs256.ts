import { createHappyFlow } from '../module-kinds/happy-flow.ts'
import { ensure } from '../runner/failure.ts'

/** A client app that registers for RS256 gets RS256. */
export const oidccIdtokenRs256 = createHappyFlow(
  'oidcc-idtoken-rs256',
  { registration: { metadata: { id_token_signed_response_alg: 'RS256' } } },
  (_trial, { idToken: { header } }) => {
    ensure(header.alg === 'RS256', `id token: signed with ${header.alg}`)
  },
)
