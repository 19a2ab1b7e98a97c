import { bindingErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'

/** A code is redeemed with a proof, or not at all. */
export const fapi2EnsureHolderOfKeyRequired = createRefusedCode(
  'ensure-holder-of-key-required',
  () => ({ proof: null }),
  bindingErrors,
)
