import { limits } from '@portico/contract'
import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { createToken } from '../../foundation/create-id.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { cancelRecoveries } from '../sessions/cancel-recovery.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { recoveryPath } from './recovery-path.ts'
import { removeSecondSteps } from './remove-second-steps.ts'

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/**
 * Mails the links of recoveries whose waiting time is over, and removes the second steps of users who have lost them, each
 * once. Several processes may do so at once.
 *
 * @returns how many recoveries were dealt with
 */
export async function sendDueLinks(
  ports: Ports,
  { projects, baseUrl }: { readonly projects: readonly ProjectConfig[]; readonly baseUrl: string },
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { storage } = ports
  let done = 0
  for (const recovery of await storage.recoveries.listDue(before, limit)) {
    const { projectId, userId } = recovery
    const project = projects.find((one) => one.projectId === projectId)
    const isDone = await storage.transaction(async (tx) => {
      if (!project) return (await tx.recoveries.cancelAll(projectId, userId, before)).length > 0
      return complete(tx, ports, { project, recovery, baseUrl })
    })
    if (isDone) done += 1
  }
  return done
}

/** @returns false when there is nothing to do: it was cancelled or sent meanwhile, or its user is gone */
async function complete(
  tx: Repositories,
  ports: Ports,
  due: {
    readonly project: ProjectConfig
    readonly recovery: RecoveryRow
    readonly baseUrl: string
  },
): Promise<boolean> {
  const { project, recovery, baseUrl } = due
  const { projectId, userId, purpose } = recovery
  const user = await holdPerson(tx, projectId, userId)
  if (!user) return false
  if (user.blockedAt !== null) {
    const actor = { kind: 'service', id: '' } as const
    const by = { project, actor, source: null, user, reason: 'user_blocked' } as const
    await cancelRecoveries(tx, ports, by)
    return true
  }
  return purpose === 'second_step'
    ? removeSecondSteps(tx, { ...ports, config: { baseUrl } }, { project, user, recovery })
    : sendLink(tx, ports, { project, user, recovery, baseUrl })
}

async function sendLink(
  tx: Repositories,
  ports: Ports,
  due: Parameters<typeof complete>[2] & { readonly user: UserRow },
): Promise<boolean> {
  const { random, clock, keyRing } = ports
  const { project, user, baseUrl } = due
  const { projectId, userId, recoveryId } = due.recovery
  const own = { projectId, userId, recoveryId }
  const token = createToken(random)
  const endsAt = clock.now() + limits.recovery.linkSeconds * 1_000
  // Conditional: of two processes one sends the link, and none after a cancellation.
  const isOwn = await tx.recoveries.makeReady(own, { linkHash: keyRing.hashToken(token), endsAt })
  const recovery = isOwn ? await tx.recoveries.find(own) : null
  if (!recovery) return false
  await enqueueMail(tx, ports, {
    project,
    to: recovery.email,
    template: 'recovery.ready',
    locale: await getReaderLanguage(tx, ports, user, null, project),
    payload: { url: `${baseUrl}${recoveryPath}?token=${token}`, endsAt },
    expiresAt: endsAt,
  })
  return true
}
