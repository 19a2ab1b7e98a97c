import { createToken, createUuid, isToken } from '../foundation/create-id.ts'
import type { Dependencies } from './dependencies.ts'
import type { ChallengeRow, Repositories } from './storage/storage.ts'

/** The purpose of a token. */
export interface NewToken extends Pick<ChallengeRow, 'projectId' | 'kind' | 'subject'> {
  /** @default a random id, for a row that is found by its token alone */
  readonly challengeId?: string
  readonly payload: object
  readonly lifeMs: number
}

/**
 * Issues a one-time token; older ones of its subject stay valid.
 *
 * @returns the token: 256 random bits, base64url. Only its hash is stored
 */
export async function issueToken(
  { challenges }: Pick<Repositories, 'challenges'>,
  { random, keyRing, clock }: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { challengeId, payload, lifeMs, ...purpose }: NewToken,
): Promise<string> {
  const token = createToken(random)
  const createdAt = clock.now()
  await challenges.issue({
    ...purpose,
    challengeId: challengeId ?? createUuid(random),
    secretHash: keyRing.hashToken(token),
    payload: { ...payload },
    createdAt,
    expiresAt: createdAt + lifeMs,
  })
  return token
}

/**
 * Consumes a token; of parallel calls, one gets the row.
 *
 * @returns null for a token that is expired, used, invented, or of another kind or project
 */
export async function takeToken(
  { challenges }: Pick<Repositories, 'challenges'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  { projectId, kind }: Pick<ChallengeRow, 'projectId' | 'kind'>,
  token: unknown,
): Promise<ChallengeRow | null> {
  if (typeof token !== 'string' || !isToken(token)) return null
  const now = clock.now()
  const found = await challenges.findBySecret(projectId, kind, keyRing.hashToken(token), now)
  return found && challenges.consume(projectId, kind, found.challengeId, now)
}
