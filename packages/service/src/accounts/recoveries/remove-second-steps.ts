import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { isSettledAddress } from '../notices/is-settled-address.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { issueUndoToken } from '../notices/undo-token.ts'
import { cancelWayBack } from '../sessions/cancel-recovery.ts'
import { listCompleting } from '../sessions/list-second-steps.ts'
import { forgetDevices } from '../sessions/remember-device.ts'
import { settleSmsStep } from '../sessions/sms-step.ts'
import { toStepPolicy } from '../sessions/step-policy.ts'
import { isGuarded } from '../sessions/verify-sufficient-factors.ts'
import { dropCredential } from '../users/drop-credential.ts'

const dayMs = 86_400_000

type Ports = Pick<Dependencies, 'random' | 'clock' | 'keyRing'> & {
  readonly config: Pick<Dependencies['config'], 'baseUrl'>
}

/** The service removes the steps itself, once the waiting time is over. */
const byService = { actor: { kind: 'service', id: '' }, source: null } as const

/**
 * Removes the second steps of a user whose waiting time is over and whose lock the caller holds: the authenticator app
 * with its codes, and the recovery codes of the account. Passkeys stay as ways in; without codes beside them no sign-in
 * asks for one.
 *
 * @returns false when it was stopped meanwhile, or another process was first
 */
export async function removeSecondSteps(
  tx: Repositories,
  ports: Ports,
  due: {
    readonly project: ProjectConfig
    readonly user: UserRow
    readonly recovery: Pick<RecoveryRow, 'recoveryId' | 'purpose'>
  },
): Promise<boolean> {
  const { project, user: before, recovery } = due
  const { projectId, userId } = before
  const { recoveryId, purpose } = recovery
  const now = ports.clock.now()
  const { wayBackDays } = project.factors
  const policy = toStepPolicy(project, before)
  const isAsked =
    isGuarded(before) || (policy === 'required' && (await listCompleting(tx, before)).length > 0)
  if (wayBackDays === 0 || policy === 'off' || !isAsked) {
    // The project allows it no longer, or the steps were removed in another way.
    const cancelling = { ...byService, project, user: before, reason: 'not_possible' } as const
    return cancelWayBack(tx, ports, cancelling)
  }
  if (!(await tx.recoveries.completeWaiting({ projectId, userId, recoveryId }, now))) return false
  const act = { ...byService, project }
  let user = before
  for (const kind of credentialKinds) {
    for (const { id, details, isGuard } of kind.list(before.credentials)) {
      if (!isGuard) continue
      const drop = { ...act, user, id, details: { ...details, recovery_id: recoveryId } }
      user = (await dropCredential(tx, ports, kind, drop)) ?? user
    }
  }
  if ((await tx.accountCodes.removeAll(projectId, userId)) > 0) {
    const details = { recovery_id: recoveryId }
    await recordActivity(tx, ports, { ...act, action: 'recovery_codes.deleted', user, details })
  }
  user = await settleSmsStep(tx, ports, { ...act, user, details: { recovery_id: recoveryId } })
  await forgetDevices(tx, user, now)
  const details = { recovery_id: recoveryId, purpose }
  await recordActivity(tx, ports, { ...act, action: 'user.recovered', user, details })
  await tell(tx, ports, project, user)
  return true
}

/** Tells every address, with a button that takes back what is done from now on. */
async function tell(
  tx: Repositories,
  ports: Ports,
  project: ProjectConfig,
  user: UserRow,
): Promise<void> {
  const now = ports.clock.now()
  const locale = await getReaderLanguage(tx, ports, user, null, project)
  const primaryId = user.emails[0]?.emailId ?? null
  const event = { kind: 'addresses', at: now, sessionId: null, primaryId } as const
  for (const address of [...user.emails, ...user.removedEmails]) {
    if (!address.verified) continue
    const { email } = address
    const notMeUrl = isSettledAddress(user, address, now)
      ? await issueUndoToken(tx, ports, user, { email, locale, event })
      : undefined
    await enqueueMail(tx, ports, {
      project,
      to: email,
      template: 'way_back.removed',
      locale,
      payload: { ...(notMeUrl !== undefined && { notMeUrl }) },
      expiresAt: now + dayMs,
    })
  }
}
