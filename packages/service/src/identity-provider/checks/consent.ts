import { interactionPolicy } from 'oidc-provider'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import { isConsentMissing } from './is-consent-missing.ts'

/**
 * Requires the user's decision, unless they granted everything before and the client app does not request a new
 * consent.
 */
export const consent = new interactionPolicy.Check(
  'consent_prompt',
  'consent prompt was not resolved',
  'consent_required',
  ({ oidc }) => {
    const { evaluation } = getInternalAuthorization()
    return isConsentMissing(oidc, oidc.prompts.has('consent') || evaluation?.isCovered === false)
  },
)
