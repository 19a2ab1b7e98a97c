import type { FastifyRequest } from 'fastify'
import { type AuthenticatedSession, getSession } from '../../accounts/sessions/get-session.ts'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { readCookieValues } from '../../kernel/http/cookie-header.ts'

/** The most look-ups for one request, which may contain many planted cookies. */
const mostCandidates = 8

/**
 * Finds the user who is signed in on the service's own pages, by the cookie that the widget or the service stores
 * there. Browsers send it with every navigation, even from other sites. That is enough to show a page, or to answer by
 * an earlier grant; a decision needs more.
 *
 * @returns null when no user is signed in, and when the cookies contain several sessions, since none may be preferred
 */
export async function findPageSession(
  ports: Pick<Dependencies, 'storage' | 'keyRing' | 'clock' | 'config'>,
  project: ProjectConfig,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<AuthenticatedSession | null> {
  const name = toCookieName(ports.config.baseUrl, project)
  const values = [...new Set(readCookieValues(headers.cookie, name))]
  if (values.length > mostCandidates) return null
  const found = await Promise.all(
    values.map((sessionToken) =>
      getSession(ports, { project, sessionToken }).catch((error: unknown) => {
        if (error instanceof AuthError && error.status < 500) return null
        throw error
      }),
    ),
  )
  const live = found.filter((proved) => proved !== null)
  return live.length === 1 ? (live[0] ?? null) : null
}

/**
 * Finds the user who may decide on these pages. A user whose account is about to be deleted is asked first whether to keep
 * it, on the page for the sign-in.
 */
export async function findPageDecider(
  ...args: Parameters<typeof findPageSession>
): Promise<{ readonly proved: AuthenticatedSession | null; readonly isLeaving: boolean }> {
  const found = await findPageSession(...args)
  const isLeaving = Boolean(found?.user.deletion)
  return { proved: isLeaving ? null : found, isLeaving }
}

/** Returns the name of the cookie. If the service itself sets it, it has a prefix where browsers allow one. */
function toCookieName(baseUrl: string, { sessionCookies }: ProjectConfig): string {
  const { protocol, hostname } = new URL(baseUrl)
  const isPlainLoopback = protocol === 'http:' && isLoopbackHost(hostname)
  const { httpOnly, domain } = sessionCookies
  return httpOnly && !isPlainLoopback && domain === null
    ? '__Host-stytch_session'
    : 'stytch_session'
}
