/**
 * The identifier keys of installations from which a project was moved. They recognize identifiers that are stored only
 * as hashes, such as those of browsers.
 */
import { createHash } from 'node:crypto'
import type { Repositories } from '../storage/storage.ts'
import { hashIdentifier, type KeyRing } from './key-ring.ts'

/** Derives a key's id, which does not reveal the key. */
export const toMovedKeyId = (identifierKey: string) =>
  createHash('sha256').update(identifierKey).digest('hex')

/** The seal's context contains the row's ids, so that a key copied to another project's row does not open. */
export const toMovedKeyContext = (projectId: string, keyId: string) =>
  `moved key\0${projectId}\0${keyId}`

/** Lists the hashes of a text under the keys of all earlier installations. */
export async function listMovedHashes(
  { listKeys }: Pick<Repositories['moves'], 'listKeys'>,
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
