import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** A nonce of 64 characters comes back whole. */
export const fapi2EnsureAuthorizationRequestWith64CharNonceSuccess = createFapi2SignIn(
  'ensure-authorization-request-with-64-char-nonce-success',
  { params: { nonce: 'a1B-'.repeat(16) } },
)
