import { errors } from 'oidc-provider'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'

/**
 * Holds what a page sends beside a pushed request, or a request object, against the request itself. The protocol ignores it, but a page
 * shows it: somebody else's address in a query would stand on the consent screen.
 *
 * @throws errors.InvalidRequest, of which the client app does not hear: its own request is fine
 */
export function rejectConflictingParams(
  sent: AuthorizationParams,
  resolved: AuthorizationParams,
): void {
  if (sent.request_uri === undefined && sent.request === undefined) return
  const { request_uri: _reference, request: _object, ...said } = sent
  for (const [name, value] of Object.entries(said)) {
    const pushed = resolved[name]
    // Pages name the usual scopes where none is said, and show those that they are answered.
    if (name === 'scope' && pushed === undefined) continue
    if (
      pushed !== undefined &&
      toCanonical({ [name]: value }) === toCanonical({ [name]: pushed })
    ) {
      continue
    }
    const refusal = new errors.InvalidRequest(`${name} differs from what was pushed`)
    refusal.allow_redirect = false
    throw refusal
  }
}
