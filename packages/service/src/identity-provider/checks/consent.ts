import { interactionPolicy } from 'oidc-provider'
import { getInternalAuthorization } from '../engine/get-internal-authorization.ts'
import { isConsentMissing } from './is-consent-missing.ts'

/** The person decides, unless what is wanted was allowed before and the client app does not ask for it anew. */
export const consent = new interactionPolicy.Check(
  'consent_prompt',
  'consent prompt was not resolved',
  'consent_required',
  ({ oidc }) => {
    const { evaluation } = getInternalAuthorization()
    return isConsentMissing(oidc, oidc.prompts.has('consent') || evaluation?.isCovered === false)
  },
)
