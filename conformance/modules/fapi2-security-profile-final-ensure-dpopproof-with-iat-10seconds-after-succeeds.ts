import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** Proofs hold where the clock of the client app is ten seconds ahead. */
export const fapi2EnsureDpopproofWithIat10secondsAfterSucceeds = createFapi2SignIn(
  'ensure-dpopproof-with-iat-10seconds-after-succeeds',
  {
    everyProof: () => ({ claims: { iat: Math.floor(Date.now() / 1000) + 10 } }),
    push: { proof: {} },
  },
)
