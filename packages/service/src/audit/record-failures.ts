import type { ProjectConfig } from '../config/config.ts'
import { createId } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Source } from '../http/source-address.ts'
import type { ChallengeRow } from '../storage/storage.ts'
import type { AuditAction } from './actions.ts'

/** What a sign-in finds out on its way, for the entry that a failure leaves. */
export interface SignInAttempt {
  /** Whose account the presented secret belongs to; stays null for what belongs to nobody. */
  userId: string | null
  /** Set when this attempt was the one that brought the lock. */
  lock?: { readonly failures: number }
  /** The one-time secret that was presented, live or not. */
  challenge?: ChallengeRow
}

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock'>

/**
 * Runs a sign-in and writes down its refusal: `authentication.failed` with the error's type as the reason,
 * `authentication.locked` when this attempt brought a lock. Outside any transaction: what was rolled back
 * must not take the entry with it. No secret and no address stands in it: an attempt on an address that
 * nobody has leaves the same entry as any other, without a person.
 *
 * @param method `otp`, `magic_link`, …: as in a session's factors
 * @param work the sign-in, from the first look-up on; not within a transaction
 */
export async function recordFailures<T>(
  ports: Ports,
  call: { readonly project: ProjectConfig; readonly source: Source },
  method: string,
  work: (attempt: SignInAttempt) => Promise<T>,
): Promise<T> {
  const attempt: SignInAttempt = { userId: null }
  try {
    return await work(attempt)
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) {
      await endExpired(ports, attempt)
      const reason = error.errorType
      await add(ports, call, attempt, 'authentication.failed', { method, reason })
      if (attempt.lock) {
        await add(ports, call, attempt, 'authentication.locked', { method, ...attempt.lock })
      }
    }
    throw error
  }
}

/** What was once refused as expired stays so, also where the machine's clock is put back. */
async function endExpired({ storage, clock }: Ports, { challenge }: SignInAttempt): Promise<void> {
  const now = clock.now()
  if (!challenge || challenge.expiresAt > now) return
  await storage.challenges.voidExpired(challenge.projectId, challenge.challengeId, now)
}

async function add(
  { storage, random, clock }: Ports,
  { project, source }: { readonly project: ProjectConfig; readonly source: Source },
  { userId }: SignInAttempt,
  action: AuditAction,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await storage.audit.add({
    projectId: project.projectId,
    auditId: createId(random, 'audit', project.projectId),
    at: clock.now(),
    action,
    // Nobody was proved.
    actorKind: 'person',
    actorId: '',
    userId,
    sessionId: null,
    ipAddress: source.address,
    userAgent: source.userAgent,
    details,
  })
}
