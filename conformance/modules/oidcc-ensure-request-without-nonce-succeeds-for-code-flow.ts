import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** The code flow needs no `nonce`. */
export const oidccEnsureRequestWithoutNonceSucceedsForCodeFlow = createHappyFlow(
  'oidcc-ensure-request-without-nonce-succeeds-for-code-flow',
  { params: { nonce: undefined } },
)
