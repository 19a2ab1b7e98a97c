/** The operations by which users see where they are signed in, and end it there. */
import type { sessions } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { describeBrowser } from '../../foundation/text/describe-browser.ts'
import { findAcceptedLanguage } from '../../foundation/text/find-accepted-language.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { getOwnSession } from './get-own-session.ts'
import { getSession } from './get-session.ts'
import { holdSession } from './hold-session.ts'
import { forgetDevices, forgetRememberedDevices, listRememberedEnds } from './remember-device.ts'
import { revokeSession } from './revoke-session.ts'
import { toStepPolicy } from './step-policy.ts'

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Handlers of the sessions that a user has on all devices. */
export function createDeviceHandlers(
  dependencies: Dependencies,
): Pick<Handlers<typeof sessions>, 'list' | 'rename' | 'end' | 'endOthers' | 'forgetDevices'> {
  const { storage, clock, findPlace } = dependencies
  const toDevice = (session: SessionRow, isCurrent: boolean, locale: string) => ({
    session_id: session.sessionId,
    is_current: isCurrent,
    name: session.deviceName,
    ...describeBrowser(session.userAgent),
    place: findPlace(session.ipAddress, locale),
    started_at: toTime(session.startedAt),
    last_accessed_at: toTime(session.lastAccessedAt),
    expires_at: toTime(session.expiresAt),
  })
  return {
    async list(call) {
      const { project, source } = call
      const { session: own, user } = await getSession(dependencies, call, 'user_unauthenticated')
      const { projectId } = project
      const live = await storage.sessions.listOfUser(projectId, user.userId, clock.now())
      const locale =
        findAcceptedLanguage(source.acceptLanguage) ?? user.locale ?? project.mails.language
      // An impersonator is no device of the user, and their place is their own affair; the audit log tells of them.
      const others = live
        .filter((one) => one.sessionId !== own.sessionId && !isImpersonated(one))
        .toSorted((a, b) => b.lastAccessedAt - a.lastAccessedAt)
      return {
        sessions: [
          toDevice(own, true, locale),
          ...others.map((other) => toDevice(other, false, locale)),
        ],
        ...(await countRemembered(dependencies, project, user)),
      }
    },

    async rename(call) {
      const { project, source, params, body } = call
      const { session: own, user } = await getOwnSession(dependencies, call)
      const name = toDeviceName(body.name)
      await storage.transaction(async (tx) => {
        const now = clock.now()
        await holdSession(tx, own, now)
        const { projectId, userId } = own
        const named = { projectId, userId, sessionId: params.id ?? '' }
        if (!(await tx.sessions.rename(named, name, now))) throw new AuthError('device_not_found')
        await recordActivity(tx, dependencies, {
          action: 'session.renamed',
          project,
          actor: toActor(own),
          user,
          session: { ...own, sessionId: named.sessionId },
          source,
        })
      })
      return {}
    },

    async end(call) {
      const { project, source, params } = call
      const { session: own, user } = await getOwnSession(dependencies, call)
      await storage.transaction(async (tx) => {
        const now = clock.now()
        await holdSession(tx, own, now)
        // Searched among the user's own sessions, so that an id from elsewhere ends nothing.
        const live = await tx.sessions.listOfUser(project.projectId, user.userId, now)
        const session = live.find(({ sessionId }) => sessionId === params.id)
        const act = { project, actor: toActor(own), source, user }
        const isEnded = session && (await revokeSession(tx, dependencies, { ...act, session }))
        if (!isEnded) throw new AuthError('device_not_found')
        // No session knows its device, so all of them are asked for the second step again.
        await forgetDevices(tx, user, now)
      })
      dependencies.wakeOutbox()
      return {}
    },

    async endOthers(call) {
      const { project, source } = call
      const { session: own, user } = await getOwnSession(dependencies, call)
      const ended = await storage.transaction(async (tx) => {
        const now = clock.now()
        await holdSession(tx, own, now)
        const live = await tx.sessions.listOfUser(project.projectId, user.userId, now)
        const ids: string[] = []
        for (const session of live) {
          if (session.sessionId === own.sessionId) continue
          const act = { project, actor: toActor(own), source, user, session }
          if (await revokeSession(tx, dependencies, act)) ids.push(session.sessionId)
        }
        await forgetDevices(tx, user, now)
        return ids
      })
      dependencies.wakeOutbox()
      return { session_ids: ended }
    },

    async forgetDevices(call) {
      const { session: own, user } = await getOwnSession(dependencies, call)
      await storage.transaction(async (tx) => {
        const now = clock.now()
        await holdSession(tx, own, now)
        await forgetRememberedDevices(tx, user, now)
      })
      return {}
    },
  }
}

/** Counts the devices that are not asked for the second step; nothing where there are none. */
async function countRemembered(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  project: ProjectConfig,
  user: Pick<UserRow, 'userId' | 'roles' | 'secondStep'>,
) {
  if (toStepPolicy(project, user) === 'off') return {}
  const { projectId } = project
  const { rememberDays } = project.factors
  const { userId } = user
  const ends = await listRememberedEnds(storage, { projectId, userId }, rememberDays, clock.now())
  if (ends.length === 0) return {}
  const until = toTime(Math.max(...ends))
  return { remembered_devices: { count: ends.length, until } }
}

/**
 * Reads the name of a device; an empty one removes it.
 *
 * @throws AuthError `bad_request` for characters that names do not contain and some databases cannot store
 */
function toDeviceName(written: string): string | null {
  // Refuses control characters and unpaired surrogates.
  if (/[\p{Cc}\p{Cs}]/u.test(written)) {
    throw new AuthError('bad_request', {
      details: { field: 'name', reason: 'must have no control characters' },
    })
  }
  return written.trim() || null
}
