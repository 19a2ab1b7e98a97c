import type { ProjectConfig } from '../../config/config.ts'
import { AuthError } from '../../errors/auth-error.ts'

/**
 * Verifies the toy proof, a sentence that anybody can say. Put the method's own in its place, and drop the setting with
 * it; what is secret is compared in constant time (`keys/is-equal-digest.ts`).
 *
 * @throws AuthError `crypto_refused` where the project takes no toy, or the proof is wrong
 */
export function verifyProof(
  { crypto }: Pick<ProjectConfig, 'crypto'>,
  subject: string,
  proof: string,
): void {
  if (!crypto.acceptsToyProof || proof !== `It is me, ${subject}.`) {
    throw new AuthError('crypto_refused')
  }
}
