import { errors } from 'oidc-provider'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'

/**
 * Refuses parameters that differ from the pushed request or request object beside them. The protocol ignores such
 * parameters, but a page displays them: an attacker could put another app's URL onto the consent screen.
 *
 * @throws errors.InvalidRequest, which the client app does not receive, since its own request is valid
 */
export function rejectConflictingParams(
  sent: AuthorizationParams,
  resolved: AuthorizationParams,
): void {
  if (sent.request_uri === undefined && sent.request === undefined) return
  const { request_uri: _reference, request: _object, ...said } = sent
  for (const [name, value] of Object.entries(said)) {
    const pushed = resolved[name]
    // A page adds the default scopes if the URL has none, and displays the scopes of the answer.
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
