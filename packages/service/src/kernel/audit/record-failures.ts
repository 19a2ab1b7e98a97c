import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Source } from '../http/source-address.ts'
import type { ChallengeRow } from '../storage/storage.ts'
import type { AuditAction } from './actions.ts'

/** Facts that a sign-in finds out before it fails, for the audit entry of the failure. */
export interface SignInAttempt {
  /** The user to whom the presented secret belongs; null while none is found. */
  userId: string | null
  /** Set when this attempt locked the account. */
  lock?: { readonly failures: number }
  /** The challenge of the presented secret, expired or not. */
  challenge?: ChallengeRow
}

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock'>

/**
 * Runs a sign-in and records its failure: `authentication.failed` with the error's type as the reason, or
 * `authentication.locked` when this attempt locked the account. It must run outside any transaction, because a rollback
 * would remove the entry. The entry contains no secret and no address: an attempt with an unknown address gives the
 * same entry without a user.
 *
 * @param method `otp`, `magic_link`, …: as in a session's factors
 * @param work the sign-in from its first look-up on; it opens its own transactions
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

/** Voids an expired challenge, so that it stays refused when the machine's clock is set back. */
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
    // The caller has proved nothing, so the actor has no id.
    actorKind: 'person',
    actorId: '',
    userId,
    sessionId: null,
    ipAddress: source.address,
    userAgent: source.userAgent,
    details,
  })
}
