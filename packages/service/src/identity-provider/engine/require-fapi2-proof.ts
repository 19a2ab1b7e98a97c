import { decodeProtectedHeader } from 'jose'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { fapi2Algorithms, isFapi2 } from './extra-client-metadata.ts'

/**
 * Verifies that the DPoP proof of a FAPI 2.0 app uses an algorithm of the profile (section 5.4). For other apps the
 * engine also accepts RS256, which RFC 9449 leaves to the server.
 *
 * @throws errors.InvalidDpopProof
 */
export function requireFapi2Proof(ctx: KoaContextWithOIDC, client: object | undefined): void {
  const proof = ctx.get('dpop')
  if (proof === '' || !isFapi2(client) || fapi2Algorithms.includes(readAlgorithm(proof))) return
  throw new errors.InvalidDpopProof(`alg must be one of ${fapi2Algorithms.join(', ')}`)
}

/** Returns the proof's algorithm. The engine itself refuses a proof that cannot be read. */
function readAlgorithm(proof: string): string {
  try {
    return String(decodeProtectedHeader(proof).alg)
  } catch {
    return ''
  }
}
