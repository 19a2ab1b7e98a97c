import type { ServiceConfig } from '../kernel/config/config.ts'
import { createKeyRing } from '../kernel/keys/key-ring.ts'
import type { Ports } from '../kernel/ports.ts'
import { inviteOperator } from './invite-operator.ts'

/** Who invited, when the start of the service did. */
const byStart = { kind: 'service', id: '' } as const

/**
 * Invites the first operator of the first project, in development: the link is printed in the developer’s own terminal.
 * In production a log would keep it, so there `portico admin invite` prints it. The links of earlier starts end.
 *
 * @returns the address of the console, with the invitation while there is no operator; null for a service without one
 */
export async function inviteFirstOperator(
  config: Pick<ServiceConfig, 'mode' | 'admin' | 'baseUrl' | 'projects' | 'rootKey'>,
  { storage, random, clock }: Pick<Ports, 'storage' | 'random' | 'clock'>,
): Promise<string | null> {
  const [project] = config.projects
  if (config.mode !== 'development' || !config.admin || project === undefined) return null
  const { projectId } = project
  if (await storage.operators.hasAny(projectId)) return `${config.baseUrl}/admin`
  for (const { invitedBy, invitationId } of await storage.operatorInvitations.listOpen(
    projectId,
    clock.now(),
  )) {
    if (invitedBy === byStart.id)
      await storage.operatorInvitations.withdraw(projectId, invitationId)
  }
  const ports = { storage, random, clock, keyRing: createKeyRing(config.rootKey) }
  const act = { project, role: 'act', actor: byStart, source: null } as const
  return (await inviteOperator(ports, config, act)).url
}
