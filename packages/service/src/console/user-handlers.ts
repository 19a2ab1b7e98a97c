/** Handlers of the calls about users. Each act is in the audit log with the operator and the reason. */

import { endSessions } from '../accounts/sessions/end-sessions.ts'
import { holdPerson } from '../accounts/sessions/hold-session.ts'
import { revokeSession } from '../accounts/sessions/revoke-session.ts'
import { toStepPolicy } from '../accounts/sessions/step-policy.ts'
import { type Act, blockUser, unblockUser } from '../accounts/users/change-user.ts'
import type { ConnectedApps } from '../accounts/users/connected-apps.ts'
import { getUser } from '../accounts/users/get-user.ts'
import { removeCredential } from '../accounts/users/remove-credential.ts'
import { removeEmail } from '../accounts/users/remove-email.ts'
import { toCursorText, toPage } from '../back-end/cursor.ts'
import { credentialKinds } from '../declarations/all-declarations.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Source } from '../kernel/http/source-address.ts'
import { allMethods } from '../methods/all-methods.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleHandlers, SignedInOperator } from './console-operation.ts'
import { describeEntry } from './describe-entry.ts'
import { toLanguage } from './describe-words.ts'
import { findImpersonators } from './find-impersonators.ts'
import { findUsers } from './find-users.ts'
import { listAddresses, toEmails, toFactors, toListedUser, toSession } from './show-user.ts'
import { toOperatorAct } from './to-operator-act.ts'
import type { userOperations } from './user-operations.ts'
import { verifyPlain } from './verify-plain.ts'

type Handlers = ConsoleHandlers<typeof userOperations>

const pageRows = 25
const entryRows = 50
const messageRows = 20

/** Creates all of them. */
export const createUserHandlers = (
  dependencies: Dependencies,
  connectedApps: ConnectedApps,
): Handlers => ({
  ...createReadingHandlers(dependencies, connectedApps),
  ...createActingHandlers(dependencies),
})

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

type ReadingHandlers = Pick<Handlers, 'searchUsers' | 'readUser' | 'readTimeline' | 'listMessages'>

function createReadingHandlers(
  { storage, clock, findPlace, rateLimits }: Dependencies,
  connectedApps: ConnectedApps,
): ReadingHandlers {
  return {
    async searchUsers({ by, body, source }) {
      const { projectId } = by.project
      await rateLimits.takeOfKey('operatorSearchPerOperator', by.project, by.operator.operatorId)
      const { after } = toPage(body, pageRows)
      const wanted = { text: body.q, state: body.state, after }
      const { users, next, total } = await findUsers(storage, projectId, wanted)
      const ids = users.map(({ userId }) => userId)
      const seen = await storage.browsers.listLastSeen(projectId, ids)
      return {
        users: users.map((user) => toListedUser(user, seen.get(user.userId), toLanguage(source))),
        next_cursor: next,
        total,
      }
    },

    async readUser({ by, params, source }) {
      const { projectId } = by.project
      const language = toLanguage(source)
      const user = await getUser(storage, projectId, params.user_id ?? '')
      const { userId } = user
      const [sessions, seen, apps, stopped] = await Promise.all([
        storage.sessions.listOfUser(projectId, userId, clock.now()),
        storage.browsers.listLastSeen(projectId, [userId]),
        connectedApps.list(projectId, userId),
        storage.stoppedAddresses.findAmong(projectId, listAddresses(user)),
      ])
      return {
        ...toListedUser(user, seen.get(userId), language),
        external_id: user.externalId,
        emails: toEmails(user),
        factors: toFactors(user, language),
        roles: [...user.roles],
        known_roles: by.project.rbac?.roles.map(({ role_id }) => role_id) ?? [],
        second_step: user.secondStep ?? ('project' as const),
        project_second_step: toStepPolicy(by.project, { ...user, secondStep: null }),
        trusted_metadata: user.trustedMetadata,
        untrusted_metadata: user.untrustedMetadata,
        stopped_addresses: [...stopped],
        sessions: sessions.map((session) => toSession(session, language)),
        apps: apps.map(({ connected_app_id, name }) => ({ client_id: connected_app_id, name })),
      }
    },

    async readTimeline({ by, params, query, source }) {
      const { projectId } = by.project
      const { userId } = await getUser(storage, projectId, params.user_id ?? '')
      const page = toPage(query, entryRows)
      const { rows, next } = await storage.audit.list(projectId, { userId }, page)
      const operators = await findImpersonators(storage, projectId, rows)
      const entries = rows.map((row) => ({
        audit_id: row.auditId,
        at: toTime(row.at),
        action: row.action,
        ...describeEntry(row, findPlace, toLanguage(source), operators),
      }))
      return { entries, next_cursor: toCursorText(next) }
    },

    async listMessages({ by, params }) {
      const { projectId } = by.project
      const addresses = listAddresses(await getUser(storage, projectId, params.user_id ?? ''))
      const messages = await storage.outbox.listTo(projectId, addresses, messageRows)
      return {
        messages: messages.map(
          ({ messageId, createdAt, endedAt, expiresAt: _, tries: __, ...rest }) => ({
            message_id: messageId,
            ...rest,
            created_at: toTime(createdAt),
            ended_at: endedAt === null ? null : toTime(endedAt),
          }),
        ),
      }
    },
  }
}

type ActingHandlers = Omit<Handlers, keyof ReadingHandlers>

function createActingHandlers(dependencies: Dependencies): ActingHandlers {
  const { storage, clock, wakeOutbox } = dependencies
  const toAct = (call: ActingCall): Act & Required<Pick<Act, 'details'>> => ({
    ...toOperatorAct(call.by, call.source, call.body.why),
    userId: call.params.user_id ?? '',
  })
  const change = (run: typeof blockUser) => async (call: ActingCall) => {
    await run(dependencies, toAct(call), refuseUnchanged)
    // Webhooks may report the change.
    wakeOutbox()
    return {}
  }
  return {
    blockUser: change(blockUser),
    unblockUser: change(unblockUser),

    async endSession(call) {
      const act = toAct(call)
      const { projectId } = act.project
      await storage.transaction(async (tx) => {
        const user = await getUser(tx, projectId, act.userId)
        const id = call.params.session_id ?? ''
        const session = await tx.sessions.findById(projectId, id, clock.now())
        const isOwn = session?.userId === user.userId
        if (!isOwn || !(await revokeSession(tx, dependencies, { ...act, user, session }))) {
          throw new ConsoleError('session_not_found')
        }
      })
      wakeOutbox()
      return {}
    },

    async endSessions(call) {
      const act = toAct(call)
      const { projectId } = act.project
      const ended = await storage.transaction(async (tx) => {
        const { userId } = await getUser(tx, projectId, act.userId)
        const user = await holdPerson(tx, projectId, userId)
        if (!user) throw new AuthError('user_not_found')
        const { length } = await endSessions(tx, dependencies, { ...act, user })
        // Of its own, since links and codes ended as well, also where there was no session.
        await recordActivity(tx, dependencies, { ...act, user, action: 'user.sessions_ended' })
        return length
      })
      wakeOutbox()
      return { ended }
    },

    async sendLink(call) {
      const act = toAct(call)
      const user = await getUser(storage, act.project.projectId, act.userId)
      if (user.blockedAt !== null) throw new AuthError('user_blocked')
      const { email_id: id } = call.body
      const address = user.emails.find(({ emailId }, i) =>
        id === undefined ? i === 0 : emailId === id,
      )
      const send = allMethods.find(({ sendWayIn }) => sendWayIn !== null)?.sendWayIn
      if (!address || !send) throw new ConsoleError('address_not_found')
      const { email } = address
      await send(dependencies, { project: act.project, source: noSource, http: call.http, email })
      const details = { ...act.details, email_id: address.emailId }
      await storage.transaction((tx) =>
        recordActivity(tx, dependencies, { ...act, user, details, action: 'user.link_sent' }),
      )
      wakeOutbox()
      return { email }
    },

    async removeFactor(call) {
      const act = toAct(call)
      const { kind: named, id } = call.body
      verifyPlain({ kind: named, id })
      const kind = credentialKinds.find((one) => one.id === named)
      if (named !== 'email' && kind === undefined) throw new ConsoleError('factor_not_found')
      await storage.transaction(async (tx) => {
        const { userId } = await getUser(tx, act.project.projectId, act.userId)
        const removal = { ...act, userId, id }
        if (kind) await removeCredential(tx, dependencies, kind, removal)
        else await removeEmail(tx, dependencies, removal)
      })
      wakeOutbox()
      return {}
    },
  }
}

/** Refuses an act of which the audit log has no entry, since another operator did the same before. */
function refuseUnchanged(): never {
  throw new ConsoleError('nothing_changed')
}

/** A mail that an operator sends says nothing of the operator’s own browser and place. */
const noSource: Source = { address: '', bucket: 'console', userAgent: '', isHost: true }

/** The parts of a call that every act on a user has. */
interface ActingCall {
  readonly by: SignedInOperator
  readonly source: Source
  readonly params: Readonly<Record<string, string>>
  readonly body: { readonly why: string }
}
