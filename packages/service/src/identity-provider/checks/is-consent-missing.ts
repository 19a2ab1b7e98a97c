import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { getInternalAuthorization } from '../engine/get-internal-authorization.ts'

/**
 * Whether the person still has to be asked.
 *
 * @param isRequired whether a check needs their consent
 * @throws errors.AccessDenied where they said no: the client app hears of it
 */
export function isConsentMissing(
  { prompts }: Pick<KoaContextWithOIDC['oidc'], 'prompts'>,
  isRequired: boolean,
): boolean {
  const authorization = getInternalAuthorization()
  // Where nobody may be asked nobody was.
  if (!isRequired || prompts.has('none')) return isRequired
  authorization.isConsentRequired = true
  if (authorization.isConsentGiven === false) throw new errors.AccessDenied('the person said no')
  return authorization.isConsentGiven === null
}
