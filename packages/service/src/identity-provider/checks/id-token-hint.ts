import { errors, interactionPolicy } from 'oidc-provider'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import { listClaimValues } from '../request/claims-parameter.ts'

const { Check } = interactionPolicy

/**
 * Verifies that the signed-in user is the user whom the client app expects, by an `id_token_hint` or by an essential or
 * specific `sub`. The user could not change a mismatch, so they are not asked and the client app gets the error.
 */
export const idTokenHint = new Check(
  'id_token_hint',
  'id_token_hint and authenticated subject do not match',
  'login_required',
  ({ oidc }) => {
    const { evaluation } = getInternalAuthorization()
    if (!evaluation) return Check.NO_NEED_TO_PROMPT
    const { userId } = evaluation.proved.user
    const wanted = listClaimValues(oidc.claims.id_token?.sub)
    const hinted = oidc.entities.IdTokenHint?.payload.sub ?? userId
    const isClaimed = wanted.length === 0 || wanted.includes(userId)
    if (!isClaimed || hinted !== userId) throw new errors.LoginRequired()
    return Check.NO_NEED_TO_PROMPT
  },
)
