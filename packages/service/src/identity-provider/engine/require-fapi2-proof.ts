import { decodeProtectedHeader } from 'jose'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { fapi2Algorithms, isFapi2 } from './extra-client-metadata.ts'

/**
 * Requires that a proof of the app's key is signed as the profile allows (FAPI 2.0 5.4). The engine takes RS256 as well,
 * which RFC 9449 leaves to the server, from apps that are not held to the profile.
 *
 * @throws errors.InvalidDpopProof
 */
export function requireFapi2Proof(ctx: KoaContextWithOIDC, client: object | undefined): void {
  const proof = ctx.get('dpop')
  if (proof === '' || !isFapi2(client) || fapi2Algorithms.includes(readAlgorithm(proof))) return
  throw new errors.InvalidDpopProof(`alg must be one of ${fapi2Algorithms.join(', ')}`)
}

/** What cannot be read, the engine refuses as well. */
function readAlgorithm(proof: string): string {
  try {
    return String(decodeProtectedHeader(proof).alg)
  } catch {
    return ''
  }
}
