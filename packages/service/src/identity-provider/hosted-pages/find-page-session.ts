import type { FastifyRequest } from 'fastify'
import { type AuthenticatedSession, getSession } from '../../accounts/sessions/get-session.ts'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { readCookieValues } from '../../kernel/http/cookie-header.ts'

/** Look-ups that a request full of planted cookies may cost. */
const mostCandidates = 8

/**
 * Who is signed in on the service's own pages, by the cookie that the widget or the service keeps there. It
 * comes with every navigation, other sites' included: enough to show a page, or to answer what the person has
 * allowed before; a decision needs more.
 *
 * @returns null for nobody, and where several sessions are sent: none of them may win
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

/** Where the service keeps the cookie itself it has a prefix, unless that cannot be. */
function toCookieName(baseUrl: string, { sessionCookies }: ProjectConfig): string {
  const { protocol, hostname } = new URL(baseUrl)
  const isPlainLoopback = protocol === 'http:' && isLoopbackHost(hostname)
  const { httpOnly, domain } = sessionCookies
  return httpOnly && !isPlainLoopback && domain === null
    ? '__Host-stytch_session'
    : 'stytch_session'
}
