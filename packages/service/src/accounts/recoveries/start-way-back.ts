import type { RequestOf, secondSteps } from '@portico/contract'
import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { cancelWayBack } from '../sessions/cancel-recovery.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { checkSentCode, consumeSentCode } from '../sign-in/check-sent-code.ts'
import { findWayBack } from './find-way-back.ts'
import { holdFirstStep } from './hold-first-step.ts'
import { tellOfRecovery } from './tell-of-recovery.ts'

const kind = 'way_back_code' as const
const dayMs = 86_400_000

/**
 * Starts the waiting time of a user who has lost the second step, by the code that was mailed. Every verified address and
 * number is told. Any objection stops the waiting time. A guess counts before the code is compared.
 *
 * @returns the one that was started, or that another window has started meanwhile
 * @throws AuthError `invalid_code`, `intermediate_session_not_found`, `otp_code_not_found`, `user_lock_limit_reached`;
 *   `insufficient_factors` where there is no such way
 */
export async function startWayBack(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof secondSteps.startWayBack>>,
): Promise<RecoveryRow> {
  const { storage } = dependencies
  const { project, source, body } = call
  const { projectId } = project
  const { code, intermediate_session_token: token } = body
  if (!/^[0-9]{6}$/.test(code)) throw new AuthError('invalid_code')
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { user, intermediate } = await findIntermediateSession(dependencies, projectId, token)
  const { userId } = user
  const recovery = await recordFailures(dependencies, call, 'otp', async (attempt) => {
    const checked = await checkSentCode(dependencies, attempt, {
      ...{ projectId, userId, source, kind, code },
      firstStepId: intermediate.challengeId,
      counted: `way_back:${userId}`,
    })
    return storage.transaction(async (tx) => {
      const held = await holdFirstStep(tx, dependencies, user, intermediate)
      await consumeSentCode(tx, dependencies, checked)
      const way = await findWayBack(tx, dependencies, project, held, intermediate)
      if (way?.waiting) return way.waiting
      if (!way?.address) throw new AuthError('insufficient_factors')
      return start(tx, dependencies, call, { user: held, email: way.address.email })
    })
  })
  dependencies.wakeOutbox()
  return recovery
}

async function start(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: Pick<Call, 'project' | 'source'>,
  { user, email }: { readonly user: UserRow; readonly email: string },
): Promise<RecoveryRow> {
  const { projectId, userId } = user
  const now = dependencies.clock.now()
  const waitsUntil = now + project.factors.wayBackDays * dayMs
  const recovery: RecoveryRow = {
    projectId,
    recoveryId: createId(dependencies.random, 'recovery', projectId),
    userId,
    purpose: 'second_step',
    state: 'waiting',
    email,
    reason: '',
    requestedAt: now,
    waitsUntil,
    endsAt: waitsUntil,
    linkHash: null,
    closedAt: null,
  }
  await tx.recoveries.add(recovery)
  await recordActivity(tx, dependencies, {
    action: 'user.recovery_requested',
    project,
    actor: { kind: 'person', id: userId },
    user,
    source,
    details: {
      recovery_id: recovery.recoveryId,
      purpose: recovery.purpose,
      waits_until: new Date(waitsUntil).toISOString(),
    },
  })
  await tellOfRecovery(tx, dependencies, { project, source }, { user, recovery })
  return recovery
}

/**
 * Stops it from a sign-in whose first step is proved.
 *
 * @throws AuthError `intermediate_session_not_found`; `recovery_not_found` when none waits
 */
export async function stopWayBack(
  dependencies: Dependencies,
  { project, source, body }: Call<RequestOf<typeof secondSteps.stopWayBack>>,
): Promise<void> {
  const { projectId } = project
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const token = body.intermediate_session_token
  const found = await findIntermediateSession(dependencies, projectId, token)
  await dependencies.storage.transaction(async (tx) => {
    const user = await holdFirstStep(tx, dependencies, found.user, found.intermediate)
    const actor = { kind: 'person', id: user.userId } as const
    const isStopped = await cancelWayBack(tx, dependencies, { project, source, actor, user })
    if (!isStopped) throw new AuthError('recovery_not_found')
  })
  dependencies.wakeOutbox()
}
