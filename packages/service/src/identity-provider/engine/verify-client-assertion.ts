import { errors } from 'oidc-provider'
import { fapi2Algorithms, isFapi2 } from './extra-client-metadata.ts'

/**
 * Verifies the claims of a client assertion that the engine does not check.
 *
 * @throws errors.InvalidClientAuth
 */
export function verifyClientAssertion(
  issuer: string,
  claims: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>>,
  client: object,
): void {
  if (!isFapi2(client)) return
  // FAPI 2.0 section 5.3.2.1: the audience is a single string, so that the assertion is valid nowhere else.
  if (claims.aud !== issuer) {
    throw new errors.InvalidClientAuth('audience (aud) must be the issuer identifier alone')
  }
  if (!fapi2Algorithms.includes(String(header.alg))) {
    throw new errors.InvalidClientAuth(`alg must be one of ${fapi2Algorithms.join(', ')}`)
  }
}
