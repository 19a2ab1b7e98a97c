/** Handlers of the calls by which operators come in, and of those about operators. */

import { isNameTaken } from '../declarations/operators/is-name-taken.ts'
import type { OperatorRow } from '../declarations/operators/operator-store.ts'
import { createId, createToken } from '../foundation/create-id.ts'
import type { Activity } from '../kernel/audit/activity.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../kernel/config/config.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Source } from '../kernel/http/source-address.ts'
import type { Repositories } from '../kernel/storage/storage.ts'
import { beginSession, toActsUntil } from './begin-session.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleHandlers, PresentOperator } from './console-operation.ts'
import { inviteOperator, readInvitation } from './invite-operator.ts'
import { finishCreation, finishProof, startCreation, startProof } from './operator-ceremony.ts'
import type { operatorOperations } from './operator-operations.ts'
import { toPageKey } from './page-key.ts'
import { removeOperator } from './remove-operator.ts'
import { toBrowserText } from './show-user.ts'
import { toOperatorAct } from './to-operator-act.ts'
import { verifyPlain } from './verify-plain.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

type Handlers = ConsoleHandlers<typeof operatorOperations>

/** Creates all of them. */
export const createOperatorHandlers = (dependencies: Dependencies): Handlers => ({
  ...createSessionHandlers(dependencies),
  ...createOwnSessionHandlers(dependencies),
  ...createJoiningHandlers(dependencies),
  ...createDirectoryHandlers(dependencies),
})

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

async function toSignedIn(
  { storage }: Pick<Dependencies, 'storage'>,
  { project, operator, session }: PresentOperator,
) {
  const { projectId, name } = project
  const all = await storage.operators.list(projectId)
  return {
    operator: { operator_id: operator.operatorId, name: operator.name, role: operator.role },
    project: { project_id: projectId, name },
    acts_until: toTime(toActsUntil(session)),
    expires_at: toTime(session.expiresAt),
    acting: all.filter(({ role }) => role === 'act').map((one) => one.name),
  }
}

const toEntered = async (
  dependencies: Pick<Dependencies, 'storage' | 'keyRing'>,
  by: PresentOperator,
) => ({
  ...(await toSignedIn(dependencies, by)),
  page_key: toPageKey(dependencies, by.session),
})

/** The project that a page names, or the first one. */
function chooseProject({ config }: Dependencies, wanted: string | undefined): ProjectConfig {
  const [first] = config.projects
  const project =
    wanted === undefined ? first : config.projects.find(({ projectId }) => projectId === wanted)
  if (!project) throw new ConsoleError('invalid_passkey')
  return project
}

type SessionHandlers = Pick<
  Handlers,
  'readSession' | 'startSignIn' | 'signIn' | 'signOut' | 'startProof' | 'prove'
>

function createSessionHandlers(dependencies: Dependencies): SessionHandlers {
  const { storage, rateLimits, random, keyRing, clock } = dependencies
  const limit = (project: ProjectConfig, source: Source) =>
    rateLimits.takeOfSource('operatorStartPerSource', project, source)
  const limitProofs = ({ project, operator }: PresentOperator) =>
    rateLimits.takeOfKey('operatorProofPerOperator', project, operator.operatorId)
  return {
    readSession: ({ by }) => toSignedIn(dependencies, by),

    async startSignIn({ body, source }) {
      const project = chooseProject(dependencies, body.project_id)
      await limit(project, source)
      const options = await startProof(dependencies, project.projectId)
      return { project_name: project.name, options }
    },

    async signIn({ body, source, cookie }) {
      const project = chooseProject(dependencies, body.project_id)
      await limit(project, source)
      const { projectId } = project
      const come = { project, source }
      const { operatorId } = await finishProof(dependencies, come, body.credential)
      const { operator, session, token } = await storage.transaction(async (tx) => {
        const operator = await tx.operators.find(projectId, operatorId)
        if (!operator) throw new ConsoleError('invalid_passkey')
        await recordOperator(tx, dependencies, 'operator.signed_in', { ...come, operator })
        return { operator, ...(await beginSession(tx, dependencies, operator, source)) }
      })
      cookie.write(projectId, token, session.expiresAt)
      return toEntered(dependencies, { project, operator, session, key: null })
    },

    async signOut({ by, cookie }) {
      await storage.operatorSessions.remove(by.project.projectId, by.session.sessionId)
      cookie.clear()
      return {}
    },

    async startProof({ by }) {
      await limitProofs(by)
      const { projectId } = by.project
      return { options: await startProof(dependencies, projectId, by.operator.operatorId) }
    },

    async prove({ by, body, source, cookie }) {
      await limitProofs(by)
      const { project, operator } = by
      const { projectId } = project
      await finishProof(dependencies, { project, source }, body.credential, operator.operatorId)
      // With a new token: one that was stolen before the proof must not gain by it.
      const token = createToken(random)
      const now = clock.now()
      const change = { now, tokenHash: keyRing.hashToken(token) }
      if (!(await storage.operatorSessions.renew(by.session, change))) {
        throw new ConsoleError('no_session')
      }
      cookie.write(projectId, token, by.session.expiresAt)
      return toSignedIn(dependencies, { ...by, session: { ...by.session, provedAt: now } })
    },
  }
}

type OwnSessionHandlers = Pick<
  Handlers,
  'listOwnSessions' | 'endOwnSession' | 'endOtherOwnSessions'
>

function createOwnSessionHandlers(dependencies: Dependencies): OwnSessionHandlers {
  const { storage, clock } = dependencies
  const recordEnd = (
    tx: Pick<Repositories, 'audit' | 'outbox'>,
    by: PresentOperator,
    { source, ended }: { readonly source: Source; readonly ended: number },
  ) => {
    const act = toOperatorAct(by, source)
    const details = { ...act.details, sessions: ended }
    const action = 'operator.session_ended'
    return recordActivity(tx, dependencies, { ...act, action, user: null, details })
  }
  return {
    async listOwnSessions({ by }) {
      const { projectId, operatorId } = by.operator
      const all = await storage.operatorSessions.listOfOperator(projectId, operatorId, clock.now())
      return {
        sessions: all.map((session) => ({
          session_id: session.sessionId,
          started_at: toTime(session.startedAt),
          expires_at: toTime(session.expiresAt),
          browser: toBrowserText(session),
          ip_address: session.ipAddress,
          is_current: session.sessionId === by.session.sessionId,
        })),
      }
    },

    async endOwnSession({ by, params, source }) {
      const { projectId, operatorId } = by.operator
      const id = params.session_id ?? ''
      await storage.transaction(async (tx) => {
        if (!(await tx.operatorSessions.removeOne(projectId, operatorId, id))) {
          throw new ConsoleError('session_not_found')
        }
        await recordEnd(tx, by, { source, ended: 1 })
      })
      return {}
    },

    async endOtherOwnSessions({ by, source }) {
      const { projectId, operatorId } = by.operator
      const ended = await storage.transaction(async (tx) => {
        const { sessionId } = by.session
        const count = await tx.operatorSessions.removeOthers(projectId, operatorId, sessionId)
        if (count > 0) await recordEnd(tx, by, { source, ended: count })
        return count
      })
      return { ended }
    },
  }
}

type JoiningHandlers = Pick<Handlers, 'readInvitation' | 'startJoining' | 'join'>

function createJoiningHandlers(dependencies: Dependencies): JoiningHandlers {
  const { config, storage, keyRing, random, clock, rateLimits } = dependencies
  const findInvitation = async (text: string, source: Source) => {
    const read = readInvitation(text)
    const project = config.projects.find(({ projectId }) => projectId === read?.projectId)
    if (read === null || project === undefined) throw new ConsoleError('invitation_not_found')
    await rateLimits.takeOfSource('operatorStartPerSource', project, source)
    const tokenHash = keyRing.hashToken(read.token)
    const { projectId } = project
    const now = clock.now()
    const invitation = await storage.operatorInvitations.findOpen(projectId, tokenHash, now)
    if (!invitation) throw new ConsoleError('invitation_not_found')
    return { project, invitation }
  }
  return {
    async readInvitation({ body, source }) {
      const { project, invitation } = await findInvitation(body.invitation, source)
      return {
        project: { project_id: project.projectId, name: project.name },
        role: invitation.role,
        is_first: !(await storage.operators.hasAny(project.projectId)),
        expires_at: toTime(invitation.expiresAt),
      }
    },

    async startJoining({ body, source }) {
      verifyPlain({ name: body.name })
      const { project, invitation } = await findInvitation(body.invitation, source)
      const { projectId } = project
      const name = body.name.trim()
      if (isNameTaken(name, await storage.operators.list(projectId))) {
        throw new ConsoleError('name_taken')
      }
      const options = await startCreation(dependencies, {
        projectId,
        projectName: project.name,
        tokenHash: invitation.tokenHash,
        name,
      })
      return { options }
    },

    async join({ body, source, cookie }) {
      const { project, invitation } = await findInvitation(body.invitation, source)
      const { projectId } = project
      const { tokenHash } = invitation
      const made = await finishCreation(dependencies, projectId, body.credential, tokenHash)
      const { ownerName: name, ...passkey } = made
      const joined = await storage.transaction(async (tx) => {
        await tx.operators.hold(projectId)
        const now = clock.now()
        const used = await tx.operatorInvitations.use(projectId, tokenHash, now)
        if (!used) throw new ConsoleError('invitation_not_found')
        const operatorId = createId(random, 'operator', projectId)
        const { role } = used
        const times = { createdAt: now, lastSeenAt: now, removedAt: null }
        const operator = { projectId, operatorId, name, role, ...times }
        if (!(await tx.operators.add(operator))) throw new ConsoleError('name_taken')
        const row = { ...passkey, projectId, operatorId, createdAt: now, lastUsedAt: now }
        if (!(await tx.operatorPasskeys.add(row))) throw new ConsoleError('invalid_passkey')
        const details = { invitation_id: used.invitationId, invited_by: used.invitedBy }
        const come = { project, operator, source, details }
        await recordOperator(tx, dependencies, 'operator.joined', come)
        return { operator, ...(await beginSession(tx, dependencies, operator, source)) }
      })
      cookie.write(projectId, joined.token, joined.session.expiresAt)
      return toEntered(dependencies, { project, ...joined, key: null })
    },
  }
}

type DirectoryHandlers = Pick<
  Handlers,
  'listOperators' | 'invite' | 'withdrawInvitation' | 'removeOperator'
>

function createDirectoryHandlers(dependencies: Dependencies): DirectoryHandlers {
  const { storage, config, clock } = dependencies
  return {
    async listOperators({ by: { project } }) {
      const { projectId } = project
      const all = await storage.operators.list(projectId)
      const open = await storage.operatorInvitations.listOpen(projectId, clock.now())
      const toShown = async ({ operatorId, name, role, createdAt, lastSeenAt }: OperatorRow) => ({
        operator_id: operatorId,
        name,
        role,
        passkeys: (await storage.operatorPasskeys.listOfOperator(projectId, operatorId)).length,
        created_at: toTime(createdAt),
        last_seen_at: toTime(lastSeenAt),
      })
      return {
        operators: await Promise.all(all.map(toShown)),
        invitations: open.map(({ invitationId, role, expiresAt }) => ({
          invitation_id: invitationId,
          role,
          expires_at: toTime(expiresAt),
        })),
      }
    },

    async invite({ by, body, source }) {
      const act = { ...toOperatorAct(by, source), role: body.role, inviter: by.operator }
      const { invitation, url } = await inviteOperator(dependencies, config, act)
      const { invitationId, expiresAt } = invitation
      return { invitation_id: invitationId, url, expires_at: toTime(expiresAt) }
    },

    async withdrawInvitation({ by, params, source }) {
      const id = params.invitation_id ?? ''
      await storage.transaction(async (tx) => {
        if (!(await withdrawInvitation(tx, dependencies, toOperatorAct(by, source), id))) {
          throw new ConsoleError('invitation_not_found')
        }
      })
      return {}
    },

    async removeOperator({ by, params, source }) {
      await removeOperator(dependencies, toOperatorAct(by, source), params.operator_id ?? '')
      return {}
    },
  }
}

/** Records that an operator came in. */
function recordOperator(
  tx: Pick<Repositories, 'audit' | 'outbox'>,
  ports: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  action: 'operator.joined' | 'operator.signed_in',
  come: {
    readonly project: ProjectConfig
    readonly operator: OperatorRow
    readonly source: Source
    readonly details?: Activity['details']
  },
): Promise<void> {
  const { operator, source, details } = come
  const act = toOperatorAct(come, source)
  return recordActivity(tx, ports, {
    ...act,
    action,
    user: null,
    details: { ...act.details, role: operator.role, ...details },
  })
}
