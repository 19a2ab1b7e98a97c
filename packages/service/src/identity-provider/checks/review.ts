import { interactionPolicy } from 'oidc-provider'
import { getInternalAuthorization } from '../engine/get-internal-authorization.ts'

/** A page that only looks at the request shows it, or sends it on by itself: nothing is issued yet. */
export const review = new interactionPolicy.Check(
  'review',
  'a page shows the request first',
  'interaction_required',
  () => getInternalAuthorization().purpose === 'start',
)
