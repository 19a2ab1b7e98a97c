import { createId } from '../../foundation/create-id.ts'
import { createPasscode } from '../../foundation/create-passcode.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ChallengeRow, Repositories } from '../storage/storage.ts'
import { withdrawMessages } from './message-of-challenge.ts'

/**
 * Issues a passcode. It voids the older codes of its subject, and those that were not sent yet are never sent.
 *
 * @returns the code, of which only a hash is stored; and the `method_id`
 */
export async function issuePasscode(
  tx: Pick<Repositories, 'challenges' | 'outbox'>,
  { random, keyRing, clock }: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  purpose: Pick<ChallengeRow, 'projectId' | 'kind' | 'subject' | 'payload'>,
  minutes: number,
): Promise<{ methodId: string; code: string; expiresAt: number }> {
  const methodId = createId(random, 'passcode', purpose.projectId)
  const code = createPasscode(random)
  const createdAt = clock.now()
  const expiresAt = createdAt + minutes * 60_000
  const secretHash = keyRing.hashCode(methodId, code)
  const row = { ...purpose, challengeId: methodId, secretHash, createdAt, expiresAt }
  await withdrawMessages(tx, await tx.challenges.supersede(row))
  return { methodId, code, expiresAt }
}
