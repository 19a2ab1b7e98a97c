import { pushErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** A pushed request without a code challenge is refused. */
export const fapi2ParEnsurePkceRequired = createRefusedPush(
  'par-ensure-pkce-required',
  () => ({
    fields: { code_challenge: undefined, code_challenge_method: undefined },
  }),
  pushErrors,
)
