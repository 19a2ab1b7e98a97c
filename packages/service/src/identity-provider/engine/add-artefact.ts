import type { ArtefactRow } from '../../kernel/storage/storage.ts'
import type { EnginePorts } from './engine-ports.ts'

/**
 * Stores an artefact of the engine at once. An authorization code is stored only while its session lives. If the
 * session has already ended, the code is dropped, and the answer is as if the session ended right after it.
 *
 * @returns false when an artefact of this kind and value exists
 */
export async function addArtefact(
  { storage, clock }: Pick<EnginePorts, 'storage' | 'clock'>,
  artefact: ArtefactRow,
): Promise<boolean> {
  const { projectId, kind, userId, sessionId } = artefact
  if (userId === null) return storage.artefacts.add(artefact)
  if (kind !== 'authorization_code') throw new Error('The engine issued a token for nothing.')
  return storage.transaction(async (tx) => {
    await tx.artefacts.lockForUser(projectId, userId)
    const live = await tx.sessions.findById(projectId, sessionId ?? '', clock.now())
    return live === null ? true : tx.artefacts.add(artefact)
  })
}
