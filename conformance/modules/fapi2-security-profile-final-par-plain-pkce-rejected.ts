import { pushErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** A code challenge that is the verifier itself is refused. */
export const fapi2ParPlainPkceRejected = createRefusedPush(
  'par-plain-pkce-rejected',
  ({ verifier }) => ({
    fields: { code_challenge: verifier, code_challenge_method: 'plain' },
  }),
  pushErrors,
)
