import type {
  OperatorInvitationRow,
  OperatorRole,
  OperatorRow,
} from '../declarations/operators/operator-store.ts'
import { createId, createToken, isToken } from '../foundation/create-id.ts'
import type { Activity, Actor } from '../kernel/audit/activity.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { ProjectConfig, ServiceConfig } from '../kernel/config/config.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { ConsoleError } from './console-error.ts'

/** How long an invitation works; milliseconds. */
const invitationMs = 48 * 3_600_000

/** An invitation, and the link that only the invited operator may see. */
export interface NewInvitation {
  readonly invitation: OperatorInvitationRow
  readonly url: string
}

/**
 * Invites an operator to a project. The link’s secret stands behind `#`, so that no server and no proxy logs it; the
 * storage keeps its hash alone.
 *
 * @throws ConsoleError `no_session` when the operator who invites was removed meanwhile
 */
export async function inviteOperator(
  {
    storage,
    random,
    keyRing,
    clock,
  }: Pick<Dependencies, 'storage' | 'random' | 'keyRing' | 'clock'>,
  { baseUrl }: Pick<ServiceConfig, 'baseUrl'>,
  act: {
    readonly project: ProjectConfig
    readonly role: OperatorRole
    readonly actor: Actor
    readonly source: Activity['source']
    readonly details?: Activity['details']
    /** The operator whose call it is; missing for the command line and the start of the service. */
    readonly inviter?: OperatorRow
  },
): Promise<NewInvitation> {
  const { project, role, actor, source } = act
  const { projectId } = project
  const token = createToken(random)
  const createdAt = clock.now()
  const invitation = {
    projectId,
    invitationId: createId(random, 'invitation', projectId),
    tokenHash: keyRing.hashToken(token),
    role,
    invitedBy: actor.id,
    createdAt,
    expiresAt: createdAt + invitationMs,
    usedAt: null,
  }
  await storage.transaction(async (tx) => {
    // Holds the operator's row, so that a removal at the same time either finds this invitation or prevents it.
    const { inviter } = act
    if (inviter && !(await tx.operators.touch(projectId, inviter.operatorId, createdAt))) {
      throw new ConsoleError('no_session')
    }
    await tx.operatorInvitations.add(invitation)
    const details = { ...act.details, invitation_id: invitation.invitationId, role }
    const activity = { action: 'operator.invited', project, actor, source, user: null } as const
    await recordActivity(tx, { random, clock, keyRing }, { ...activity, details })
  })
  return { invitation, url: `${baseUrl}/admin#invitation=${projectId}.${token}` }
}

/** Reads what a page took from an invitation’s link; null for a text that no link contains. */
export function readInvitation(
  text: string,
): { readonly projectId: string; readonly token: string } | null {
  const dot = text.lastIndexOf('.')
  const token = text.slice(dot + 1)
  return dot > 0 && isToken(token) ? { projectId: text.slice(0, dot), token } : null
}
