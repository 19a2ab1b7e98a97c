import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'

/**
 * Returns whether the user still has to be asked for consent.
 *
 * @param isRequired true if a check needs their consent
 * @throws errors.AccessDenied when the user denied: the client app gets this error
 */
export function isConsentMissing(
  { prompts }: Pick<KoaContextWithOIDC['oidc'], 'prompts'>,
  isRequired: boolean,
): boolean {
  const authorization = getInternalAuthorization()
  // With `prompt=none` the user was not asked, so there is no decision.
  if (!isRequired || prompts.has('none')) return isRequired
  authorization.isConsentRequired = true
  if (authorization.isConsentGiven === false) throw new errors.AccessDenied('the person said no')
  return authorization.isConsentGiven === null
}
