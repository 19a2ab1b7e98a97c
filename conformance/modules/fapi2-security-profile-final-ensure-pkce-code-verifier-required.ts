import { tokenErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'

/** A code is not redeemed without its verifier. */
export const fapi2EnsurePkceCodeVerifierRequired = createRefusedCode(
  'ensure-pkce-code-verifier-required',
  () => ({ fields: { code_verifier: undefined } }),
  tokenErrors,
)
