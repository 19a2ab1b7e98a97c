import { errors } from 'oidc-provider'
import { findInternalAuthorization } from './engine-call.ts'
import type { InternalAuthorization } from './internal-authorization.ts'

/**
 * Returns the authorization request in progress.
 *
 * @throws errors.InvalidRequest, since the engine's authorization endpoint answers only this process
 */
export function getInternalAuthorization(): InternalAuthorization {
  const authorization = findInternalAuthorization()
  if (!authorization) throw new errors.InvalidRequest('not found', 404)
  return authorization
}
