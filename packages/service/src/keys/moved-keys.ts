/**
 * Keys of other installations that a project came from. What they hashed of names that nobody kept (which browser, which
 * person at an authenticator) is known again by them, and by nothing else.
 */
import { createHash } from 'node:crypto'
import type { Moves } from '../storage/storage.ts'
import { hashIdentifier, type KeyRing } from './key-ring.ts'

/** Names a key without telling it. */
export const toMovedKeyId = (identifierKey: string) =>
  createHash('sha256').update(identifierKey).digest('hex')

/** Bound to its row: a key moved to another project's row does not open. */
export const toMovedKeyContext = (projectId: string, keyId: string) =>
  `moved key\0${projectId}\0${keyId}`

/** What each installation before this one hashed a text to. */
export async function listMovedHashes(
  { listKeys }: Pick<Moves, 'listKeys'>,
  keyRing: Pick<KeyRing, 'open'>,
  projectId: string,
  text: string,
): Promise<readonly string[]> {
  const keys = await listKeys(projectId)
  return keys.map(({ keyId, sealedKey }) => {
    const key = keyRing.open(sealedKey, toMovedKeyContext(projectId, keyId))
    return hashIdentifier(Buffer.from(key, 'base64url'), text)
  })
}
