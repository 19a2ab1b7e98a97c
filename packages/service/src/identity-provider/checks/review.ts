import { interactionPolicy } from 'oidc-provider'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'

/** Stops a request that a page only starts: the page shows it or continues by itself, and nothing is issued yet. */
export const review = new interactionPolicy.Check(
  'review',
  'a page shows the request first',
  'interaction_required',
  () => getInternalAuthorization().purpose === 'start',
)
