import type { ArtefactRow } from '../../kernel/storage/storage.ts'
import type { EnginePorts } from './engine-ports.ts'

/**
 * Adds what the engine made, at once. A person's code is added only while the session stands that it is given in; one
 * that comes too late is dropped, and the answer is as if the session had ended right after it.
 *
 * @returns false when there is one of this kind and value already
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
