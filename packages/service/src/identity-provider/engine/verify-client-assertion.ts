import { errors } from 'oidc-provider'
import { fapi2Algorithms, isFapi2 } from './extra-client-metadata.ts'

/**
 * What the engine leaves open of an assertion that it has verified.
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
  // FAPI 2.0 5.3.2.1: one text, so that it is good nowhere else.
  if (claims.aud !== issuer) {
    throw new errors.InvalidClientAuth('audience (aud) must be the issuer identifier alone')
  }
  if (!fapi2Algorithms.includes(String(header.alg))) {
    throw new errors.InvalidClientAuth(`alg must be one of ${fapi2Algorithms.join(', ')}`)
  }
}
