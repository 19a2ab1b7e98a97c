import { limits } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'

/**
 * Checks the limits of the complete metadata after a change.
 *
 * @throws AuthError `metadata_too_many_keys`, `metadata_too_large`
 */
export function verifyMetadata(metadata: Readonly<Record<string, unknown>>): void {
  if (Object.keys(metadata).length > limits.metadata.keys) {
    throw new AuthError('metadata_too_many_keys')
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > limits.metadata.bytes) {
    throw new AuthError('metadata_too_large')
  }
}
