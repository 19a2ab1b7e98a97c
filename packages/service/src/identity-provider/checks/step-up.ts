import { errors, interactionPolicy } from 'oidc-provider'
import { acrValues } from '../engine-access/acr-values.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'

const { Check } = interactionPolicy

/**
 * Requires the level of authentication that the client app requested (`acr_values`, the claim `acr`). A user who can
 * prove what the session lacks is asked for it. If they cannot, or do not want to, the client app gets the error
 * (OpenID Connect Core section 5.5.1.1, RFC 9470 section 5). Sets the `acr` to the requested level that was reached.
 */
export const stepUp = new Check(
  'step_up',
  'the requested level of authentication was not reached',
  'unmet_authentication_requirements',
  ({ oidc: { session } }) => {
    const { evaluation, purpose } = getInternalAuthorization()
    if (!evaluation) return Check.NO_NEED_TO_PROMPT
    const { stepUp: lacking, acr } = evaluation
    // At the submit the page has asked already.
    if (lacking && lacking.ways.length > 0 && purpose !== 'submit') return Check.REQUEST_PROMPT
    if (lacking || acr.isUnknown) {
      throw new errors.UnmetAuthenticationRequirements('the requested acr was not reached')
    }
    const reached = acrValues.indexOf(session?.acr as (typeof acrValues)[number]) // -1 for none
    const given = acrValues.slice(0, reached + 1).findLast((value) => acr.known.includes(value))
    // `defineProperty`, since the engine would store the session after an assignment.
    if (given !== undefined && session) {
      Object.defineProperty(session, 'acr', { value: given, configurable: true })
    }
    return Check.NO_NEED_TO_PROMPT
  },
)
