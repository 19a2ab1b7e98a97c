/** The session operations for pages: check, extend and end a session, and start one with another party's token. */
import type { sessions } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'
import { createAttest } from './attest/create-attest.ts'
import { createDeviceHandlers } from './device-handlers.ts'
import { getSession } from './get-session.ts'
import { noteAccess } from './note-access.ts'
import { revokeSession } from './revoke-session.ts'
import { toExtendedEnd, toSessionMinutes } from './session-end.ts'
import type { SignedIn } from './start-session.ts'
import { verifySessionDemand } from './step-up.ts'
import { toAuthReply } from './to-auth-reply.ts'

/** Signs in with a client app's access token, which the identity provider verifies. */
interface AccessTokenExchange {
  exchangeAccessToken(exchange: {
    readonly project: ProjectConfig
    readonly source: Source
    readonly sessionToken: string | null
    readonly accessToken: string
    readonly minutes: number
  }): Promise<SignedIn>
}

/** Handlers of `sessions/*`. */
export function createSessionHandlers(
  dependencies: Dependencies,
  { loadProtocol }: { readonly loadProtocol: () => Promise<AccessTokenExchange> },
): Handlers<typeof sessions> {
  const { storage, clock } = dependencies
  const attest = createAttest(dependencies)

  /**
   * Stores an access, and extends the session by minutes unless they are null.
   *
   * @returns null when the session has ended, or a proof has replaced the token with which it was found
   */
  const note = async (
    project: ProjectConfig,
    found: SessionRow,
    now: number,
    minutes: number | null,
  ): Promise<SessionRow | null> => {
    const { projectId, sessionId } = found
    const end = minutes === null ? null : toExtendedEnd(project, found, { now, minutes })
    const noted = await noteAccess(
      storage.sessions,
      found,
      now,
      end === null ? {} : { expiresAt: end },
    )
    if (noted) return isEqualDigest(noted.tokenHash, found.tokenHash) ? noted : null
    // Another check may have given it another end, which this one must not shorten.
    const standing = await storage.sessions.findById(projectId, sessionId, now)
    if (!standing || !isEqualDigest(standing.tokenHash, found.tokenHash)) return null
    if (standing.expiresAt === found.expiresAt) return null
    return note(project, standing, now, minutes)
  }

  return {
    async authenticate(call) {
      const { project, body } = call
      const asked = body.session_duration_minutes
      const minutes = toSessionMinutes(project, asked)
      const { session: found, user, sessionToken } = await getSession(dependencies, call)
      const now = clock.now()
      verifySessionDemand({ session: found, user }, body, now)
      const session = await note(project, found, now, asked === undefined ? null : minutes)
      if (!session) throw new AuthError('session_not_found')
      return toAuthReply(dependencies, call, { started: { session, sessionToken }, user })
    },

    async attest(call) {
      const { project, source, sessionToken, body } = call
      const minutes = toSessionMinutes(project, body.session_duration_minutes)
      await dependencies.rateLimits.takeAuthenticate(project, source)
      const signedIn = await attest({
        project,
        source,
        sessionToken,
        profileId: body.profile_id,
        token: body.token,
        minutes,
        named: {
          ...(body.session_token && { sessionToken: body.session_token }),
          ...(body.session_jwt && { sessionJwt: body.session_jwt }),
        },
      })
      return toAuthReply(dependencies, call, signedIn)
    },

    async exchangeAccessToken(call) {
      const { project, source, sessionToken, body } = call
      const minutes = toSessionMinutes(project, body.session_duration_minutes)
      await dependencies.rateLimits.takeAuthenticate(project, source)
      const signedIn = await (await loadProtocol()).exchangeAccessToken({
        project,
        source,
        sessionToken,
        accessToken: body.access_token,
        minutes,
      })
      return toAuthReply(dependencies, call, signedIn)
    },

    async revoke(call) {
      const { project, source } = call
      const { session, user } = await getSession(dependencies, call)
      await storage.transaction(async (tx) => {
        const act = { project, actor: toActor(session), source }
        const isEnded = await revokeSession(tx, dependencies, { ...act, session, user })
        if (!isEnded) throw new AuthError('session_not_found')
      })
      dependencies.wakeOutbox()
      return {}
    },
    ...createDeviceHandlers(dependencies),
  }
}
