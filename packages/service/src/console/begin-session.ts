import type { OperatorRow, OperatorSessionRow } from '../declarations/operators/operator-store.ts'
import { createId, createToken } from '../foundation/create-id.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Source } from '../kernel/http/source-address.ts'
import type { Repositories } from '../kernel/storage/storage.ts'

/** How long a session of the console lasts; milliseconds. A working day: an open page is not watched at night. */
const sessionMs = 12 * 3_600_000

/** How long a proof of a passkey allows acts; milliseconds. */
const proofMs = 15 * 60_000

/** True if the operator proved a passkey recently enough to act. */
export const isProofFresh = ({ provedAt }: OperatorSessionRow, now: number): boolean =>
  now < provedAt + proofMs && provedAt <= now

/** Until when the operator may act without another proof; epoch milliseconds. */
export const toActsUntil = ({ provedAt }: OperatorSessionRow): number => provedAt + proofMs

/**
 * Begins a session for an operator who proved a passkey just now.
 *
 * @returns the session, and its token for the cookie, of which the storage keeps the hash
 */
export async function beginSession(
  tx: Pick<Repositories, 'operatorSessions' | 'operators'>,
  { random, keyRing, clock }: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { projectId, operatorId }: OperatorRow,
  { address, userAgent }: Pick<Source, 'address' | 'userAgent'>,
): Promise<{ readonly session: OperatorSessionRow; readonly token: string }> {
  const token = createToken(random)
  const now = clock.now()
  const session = {
    projectId,
    sessionId: createId(random, 'operator-session', projectId),
    operatorId,
    tokenHash: keyRing.hashToken(token),
    startedAt: now,
    provedAt: now,
    expiresAt: now + sessionMs,
    ipAddress: address,
    userAgent,
  }
  await tx.operatorSessions.add(session)
  await tx.operators.touch(projectId, operatorId, now)
  return { session, token }
}
