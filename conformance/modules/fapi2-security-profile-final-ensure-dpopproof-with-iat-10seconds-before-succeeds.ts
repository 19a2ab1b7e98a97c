import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** Proofs hold where the clock of the client app is ten seconds behind. */
export const fapi2EnsureDpopproofWithIat10secondsBeforeSucceeds = createFapi2SignIn(
  'ensure-dpopproof-with-iat-10seconds-before-succeeds',
  {
    everyProof: () => ({ claims: { iat: Math.floor(Date.now() / 1000) - 10 } }),
    push: { proof: {} },
  },
)
