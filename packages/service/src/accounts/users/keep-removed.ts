/**
 * Credentials that a user removed, for the minutes in which the session that removed them can take that back. They are
 * encrypted, and end with the user's other secrets.
 */
import { limits } from '@portico/contract'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { type DeclaredKind, getCredentialRepository } from '../../declarations/all-declarations.ts'
import { createId } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { issueToken } from '../../kernel/issue-token.ts'
import type { Repositories, SessionRow } from '../../kernel/storage/storage.ts'

const challengeKind = 'removed_credential'
/** More than a user removes within the minutes. */
const maxKept = 100

const PayloadSchema = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  sessionId: Type.String(),
  sealedRow: Type.String(),
})

/** A session and a credential that it removed. */
interface Removed {
  readonly session: Pick<SessionRow, 'projectId' | 'userId' | 'sessionId'>
  readonly kind: Pick<DeclaredKind, 'id'>
  readonly id: string
}

/** A kept credential. */
export interface KeptCredential {
  readonly challengeId: string
  readonly row: unknown
}

const toSealContext = (challengeId: string) => `removed credential\0${challengeId}`

/** Keeps a credential that is about to be removed, if its kind says that the removal can be taken back. */
export async function keepRemoved(
  tx: Repositories,
  ports: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { session, kind, id }: Removed & { readonly kind: DeclaredKind },
): Promise<void> {
  const { projectId, userId, sessionId } = session
  const row = await kind.removal.readKept?.(getCredentialRepository(tx, kind), projectId, id)
  if (!row) return
  const challengeId = createId(ports.random, 'removed-credential', projectId)
  const sealedRow = ports.keyRing.seal(JSON.stringify(row), toSealContext(challengeId))
  await issueToken(tx, ports, {
    projectId,
    challengeId,
    kind: challengeKind,
    subject: userId,
    payload: { kind: kind.id, id, sessionId, sealedRow },
    lifeMs: limits.removedEmail.undoSeconds * 1_000,
  })
}

/** Finds a credential that this session removed, while the removal can be taken back. */
export async function findKept(
  { challenges }: Pick<Repositories, 'challenges'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  { session, kind, id }: Removed,
): Promise<KeptCredential | null> {
  const { projectId, userId, sessionId } = session
  const live = await challenges.listLive(projectId, challengeKind, userId, clock.now(), maxKept)
  for (const { challengeId, payload } of live) {
    const kept = Value.Parse(PayloadSchema, payload)
    if (kept.kind !== kind.id || kept.id !== id || kept.sessionId !== sessionId) continue
    const text = keyRing.open(kept.sealedRow, toSealContext(challengeId))
    return { challengeId, row: JSON.parse(text) }
  }
  return null
}

/** Consumes a kept credential. @returns false when another call was first */
export const takeKept = async (
  { challenges }: Pick<Repositories, 'challenges'>,
  projectId: string,
  { challengeId }: KeptCredential,
  now: number,
): Promise<boolean> =>
  (await challenges.consume(projectId, challengeKind, challengeId, now)) !== null

/** Forgets all kept credentials of a user, who has said that one of them was a stranger's. */
export const forgetKept = (
  { challenges }: Pick<Repositories, 'challenges'>,
  { projectId, userId }: Pick<SessionRow, 'projectId' | 'userId'>,
  now: number,
): Promise<void> => challenges.voidAll(projectId, challengeKind, userId, now)
