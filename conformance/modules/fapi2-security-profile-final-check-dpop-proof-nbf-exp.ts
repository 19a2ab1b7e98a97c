import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** A proof may say from when and until when it is good. */
export const fapi2CheckDpopProofNbfExp = createFapi2SignIn('check-dpop-proof-nbf-exp', {
  everyProof: () => {
    const now = Math.floor(Date.now() / 1000)
    return { claims: { nbf: now, exp: now + 300 } }
  },
})
