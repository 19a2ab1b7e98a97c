import { errors, interactionPolicy } from 'oidc-provider'
import { listClaimValues } from '../authorize/claims-parameter.ts'
import { getInternalAuthorization } from '../engine/get-internal-authorization.ts'

const { Check } = interactionPolicy

/** No sign-in is graded here, so that an essential grade is never reached (OpenID Connect Core 5.5.1.1). */
export const acr = new Check(
  'essential_acr',
  'requested ACR could not be obtained',
  'unmet_authentication_requirements',
  ({ oidc }) => {
    const asked = oidc.claims.id_token?.acr
    const isEssential = asked?.essential === true && listClaimValues(asked).length > 0
    if (getInternalAuthorization().evaluation && isEssential) {
      throw new errors.UnmetAuthenticationRequirements('no such acr is given')
    }
    return Check.NO_NEED_TO_PROMPT
  },
)
