import { randomBytes } from 'node:crypto'
import { tokenErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'

/** A code is not redeemed with another verifier. */
export const fapi2IncorrectPkceCodeVerifierRejected = createRefusedCode(
  'incorrect-pkce-code-verifier-rejected',
  () => ({ fields: { code_verifier: randomBytes(32).toString('base64url') } }),
  tokenErrors,
)
