import { limits, type RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Activity } from '../../kernel/audit/activity.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { getUser } from '../users/get-user.ts'
import { tellOfRecovery } from './tell-of-recovery.ts'

const hourMs = 3_600_000

type RecoveryCall = Pick<
  Call<RequestOf<typeof api.recoveries.backEnd.create>>,
  'project' | 'source' | 'params' | 'body'
>

/**
 * Starts a recovery for a user who has lost every way in. Nothing changes before the waiting time is over, and every
 * verified address and number of the user is told at once: any objection stops it.
 *
 * @param by who starts it, for the audit entry @default the host's back end
 * @throws AuthError `user_not_found`, `user_blocked`, `invalid_email`, `invalid_recovery_reason`,
 *   `invalid_recovery_wait`, `duplicate_email`, `active_recovery_exists`
 */
export async function startRecovery(
  dependencies: Dependencies,
  { project, source, params, body }: RecoveryCall,
  by: Pick<Activity, 'actor' | 'source' | 'details'> = { actor: hostActor, source },
): Promise<RecoveryRow> {
  const { storage, random, clock } = dependencies
  const { projectId } = project
  const email = parseEmail(body.email)
  const reason = toReason(body.reason)
  const hours = toHours(body.wait_hours)
  const { userId } = await getUser(storage, projectId, params.user_id ?? '')
  const started = await storage.transaction(async (tx) => {
    const user = await holdPerson(tx, projectId, userId)
    if (!user) throw new AuthError('user_not_found')
    if (user.blockedAt !== null) throw new AuthError('user_blocked')
    const owner = await tx.users.findEmailOwner(projectId, email.canonical)
    if (owner?.isKept && owner.userId !== userId) throw new AuthError('duplicate_email')
    const now = clock.now()
    const others = await tx.recoveries.listOfUser(projectId, userId)
    // What a user has started to get in without the second step must not stand in the way of the host.
    if (others.some((other) => other.purpose === 'address' && isOpen(other, now))) {
      throw new AuthError('active_recovery_exists')
    }
    const waitsUntil = now + hours * hourMs
    const row: RecoveryRow = {
      projectId,
      recoveryId: createId(random, 'recovery', projectId),
      userId,
      purpose: 'address',
      state: 'waiting',
      email: email.address,
      reason,
      requestedAt: now,
      waitsUntil,
      endsAt: waitsUntil + limits.recovery.linkSeconds * 1_000,
      linkHash: null,
      closedAt: null,
    }
    await tx.recoveries.add(row)
    // The host names this user itself, so pruning must not delete the account as unused.
    await tx.users.keep(projectId, userId)
    await recordActivity(tx, dependencies, {
      action: 'user.recovery_requested',
      project,
      actor: by.actor,
      user,
      source: by.source,
      details: {
        ...by.details,
        recovery_id: row.recoveryId,
        reason,
        waits_until: new Date(waitsUntil).toISOString(),
      },
    })
    await tellOfRecovery(tx, dependencies, { project, source }, { user, recovery: row })
    return row
  })
  dependencies.wakeOutbox()
  return started
}

/** True for a recovery that waits, or whose link works. */
const isOpen = ({ state, endsAt }: RecoveryRow, now: number): boolean =>
  state === 'waiting' || (state === 'ready' && endsAt > now)

function toReason(text: string): string {
  const reason = text.trim()
  if (reason === '' || reason.length > limits.recovery.reasonLength) {
    throw new AuthError('invalid_recovery_reason')
  }
  return reason
}

function toHours(hours: number = limits.recovery.defaultHours): number {
  const { minHours, maxHours } = limits.recovery
  if (hours < minHours || hours > maxHours) throw new AuthError('invalid_recovery_wait')
  return hours
}
