import { errors, interactionPolicy } from 'oidc-provider'
import { acrValues } from '../engine-access/acr-values.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import { listClaimValues } from '../request/claims-parameter.ts'

const { Check } = interactionPolicy

/**
 * Sets the `acr` that the client app requested, if the session reached that level or a higher one. An essential level
 * that the session has not reached is refused (OpenID Connect Core section 5.5.1.1); any other is optional.
 */
export const acr = new Check(
  'essential_acr',
  'requested ACR could not be obtained',
  'unmet_authentication_requirements',
  ({ oidc }) => {
    const asked = oidc.claims.id_token?.acr
    const values = listClaimValues(asked)
    if (!getInternalAuthorization().evaluation || values.length === 0) {
      return Check.NO_NEED_TO_PROMPT
    }
    const reached = acrValues.indexOf(oidc.session?.acr as (typeof acrValues)[number]) // -1 for none
    const given = acrValues.slice(0, reached + 1).findLast((value) => values.includes(value))
    // `defineProperty`, since the engine would store the session after an assignment.
    if (given !== undefined && oidc.session) {
      Object.defineProperty(oidc.session, 'acr', { value: given, configurable: true })
    }
    if (given === undefined && asked?.essential === true) {
      throw new errors.UnmetAuthenticationRequirements('the requested acr was not reached')
    }
    return Check.NO_NEED_TO_PROMPT
  },
)
