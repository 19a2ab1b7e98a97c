/**
 * HttpOnly mode: the service keeps the session in cookies, and pages never get a token. This file names, writes, reads
 * and removes the cookies, and decides which requests may use them. It does not verify sessions.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import type { Clock } from '../../foundation/clock.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig, ServiceConfig } from '../config/config.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { readSessionId } from '../keys/session-claim.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Storage } from '../storage/storage.ts'
import { type CookieAttributes, readCookieValues, toSetCookie } from './cookie-header.ts'
import { isOriginListed } from './projects.ts'

/** The parts of a signed-in answer that go into cookies. */
export interface CookieSession {
  readonly sessionToken: string
  readonly sessionJwt: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export type SessionCookies = ReturnType<typeof createSessionCookies>

/** The largest cookie that browsers store, attributes included. */
const maxCookieBytes = 4_095

/** The maximum number of look-ups that a request full of planted cookies can cause. */
const maxCandidates = 8

const nobodysToken = ''

interface CookiePorts {
  readonly storage: Pick<Storage, 'sessions'>
  readonly keyRing: Pick<KeyRing, 'hashToken'>
  readonly clock: Clock
  readonly config: Pick<ServiceConfig, 'baseUrl'>
  readonly signingKeys: Pick<SigningKeys, 'verify'>
}

export function createSessionCookies(ports: CookiePorts) {
  const { storage, keyRing, clock, config } = ports
  const { protocol, hostname } = new URL(config.baseUrl)
  const isPlainLoopback = protocol === 'http:' && isLoopbackHost(hostname)

  /** Names and attributes of a project's cookies. On plain loopback neither `Secure` nor a domain works. */
  const toForm = ({ sessionCookies }: ProjectConfig) => {
    const domain = isPlainLoopback ? null : sessionCookies.domain
    // The prefix makes browsers refuse cookies that a sub-domain or another path sets (RFC 6265bis, 4.1.3).
    const prefix = isPlainLoopback || domain !== null ? '' : '__Host-'
    return {
      token: `${prefix}stytch_session`,
      jwt: `${prefix}stytch_session_jwt`,
      attributes: { path: '/', domain, isSecure: !isPlainLoopback },
    }
  }

  const isLive = async ({ projectId }: ProjectConfig, token: string) =>
    isToken(token) &&
    (await storage.sessions.findByToken(projectId, keyRing.hashToken(token), clock.now())) !== null

  return {
    /**
     * Verifies that a page may have the project's cookies, before a call reads or writes any.
     *
     * @throws AuthError `bad_domain_for_stytch_sdk` for a page that is allowed by a pattern only, unless its own server
     *   passed the call on: the cookies are then those of its own host
     */
    verifyPage(
      { headers: { origin, 'sec-fetch-site': site } }: FastifyRequest,
      project: ProjectConfig,
    ) {
      if (origin === undefined || isOriginListed(project, origin)) return
      // Browsers write this header, and send it through the page's own server. To the service itself, the page would be
      // same-site at most.
      if (site === 'same-origin') return
      throw new AuthError('bad_domain_for_stytch_sdk', {
        explanation: `"${origin}" is allowed by a pattern only, and HttpOnly cookies need a listed origin: add it to allowedOrigins, or pass the page's calls through your own server.`,
      })
    },

    /**
     * Reads the session token from a request's cookies, not verified yet; null without one. If several tokens belong to
     * active sessions, it returns a text that matches no session, so that a planted cookie cannot win.
     *
     * @throws AuthError `bad_domain_for_stytch_sdk` when the request cannot come from a page of the project
     */
    async readToken(request: FastifyRequest, project: ProjectConfig) {
      const values = [...new Set(readCookieValues(request.headers.cookie, toForm(project).token))]
      if (values.length === 0) return null
      verifySender(request)
      const [only = nobodysToken] = values
      if (values.length === 1) return only
      if (values.length > maxCandidates) return nobodysToken
      const alive = await Promise.all(values.map((value) => isLive(project, value)))
      const live = values.filter((_, index) => alive[index])
      return live.length === 1 ? (live[0] ?? nobodysToken) : nobodysToken
    },

    write(
      request: FastifyRequest,
      reply: FastifyReply,
      project: ProjectConfig,
      session: CookieSession,
    ) {
      const { token, jwt, attributes } = toForm(project)
      removePlanted(request, reply, toForm(project))
      const { expiresAt } = session
      const seconds = Math.max(0, Math.floor((expiresAt - clock.now()) / 1000))
      const lasting = { ...attributes, lifetime: { expiresAt, seconds } }
      addCookie(reply, toSetCookie(token, session.sessionToken, lasting))
      const jwtCookie = toSetCookie(jwt, session.sessionJwt, lasting)
      // A JWT with large custom claims is left out, and the cookie with an older JWT is removed.
      const isTooLarge = Buffer.byteLength(jwtCookie) > maxCookieBytes
      addCookie(
        reply,
        isTooLarge ? toSetCookie(jwt, '', { ...attributes, lifetime: null }) : jwtCookie,
      )
    },

    /**
     * Tells what became of the session of a request's cookies: `live`, or `renewed` by a proof while the request was on
     * its way, so that its token is no longer valid and the session of the JWT beside it goes on, or `ended`. Where a
     * cookie came twice, one was planted, and the session counts as ended.
     */
    async findState(
      { headers }: FastifyRequest,
      project: ProjectConfig,
    ): Promise<'live' | 'renewed' | 'ended'> {
      const form = toForm(project)
      const read = (name: string) => [...new Set(readCookieValues(headers.cookie, name))]
      const [token, ...otherTokens] = read(form.token)
      const [jwt, ...otherJwts] = read(form.jwt)
      if (!token || otherTokens.length > 0 || otherJwts.length > 0) return 'ended'
      if (await isLive(project, token)) return 'live'
      return jwt && (await isGoingOn(ports, project, jwt)) ? 'renewed' : 'ended'
    },

    /** Removes the session cookies that the request sent; does nothing without any. */
    clear(request: FastifyRequest, reply: FastifyReply, project: ProjectConfig) {
      const form = toForm(project)
      const { cookie } = request.headers
      const names = [form.token, form.jwt]
      if (names.every((name) => readCookieValues(cookie, name).length === 0)) return
      removePlanted(request, reply, form)
      for (const name of names) {
        addCookie(reply, toSetCookie(name, '', { ...form.attributes, lifetime: null }))
      }
    },
  }
}

/** Whether the session of a JWT, which may have expired, is active. */
async function isGoingOn(
  { storage, clock, config, signingKeys }: Omit<CookiePorts, 'keyRing'>,
  { projectId }: ProjectConfig,
  jwt: string,
): Promise<boolean> {
  const expected = { issuer: config.baseUrl, audience: projectId, acceptExpired: true }
  const sessionId = readSessionId(await signingKeys.verify(projectId, jwt, expected))
  if (sessionId === null) return false
  const found = await storage.sessions.findWithUser(projectId, { sessionId }, clock.now())
  return found !== null && found.user.blockedAt === null
}

/**
 * Verifies that a request comes from the project's own pages, because browsers send cookies with requests of any page.
 * `Authorization` and the listed `Origin` were checked before. A request that changes something must have an `Origin`,
 * which every browser sends; a reading request must not come from another site.
 */
function verifySender({ method, headers }: FastifyRequest): void {
  if (headers.origin !== undefined) return
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined || ['same-origin', 'same-site', 'none'].includes(String(site))
  if (method !== 'GET' || !isOwn) throw new AuthError('bad_domain_for_stytch_sdk')
}

/**
 * Removes duplicates that a sub-domain or a narrower path planted, for every path that matches this request, with the
 * domain and without. It runs only when a request sent a cookie twice.
 */
function removePlanted(
  request: FastifyRequest,
  reply: FastifyReply,
  form: { token: string; jwt: string; attributes: Omit<CookieAttributes, 'lifetime'> },
): void {
  const { attributes } = form
  const twins = [form.token, form.jwt].filter(
    (name) => readCookieValues(request.headers.cookie, name).length > 1,
  )
  const domains = attributes.domain === null ? [null] : [null, attributes.domain]
  for (const name of twins) {
    for (const path of toMatchingPaths(request.url)) {
      for (const domain of domains) {
        if (path === '/' && domain === attributes.domain) continue
        addCookie(reply, toSetCookie(name, '', { ...attributes, path, domain, lifetime: null }))
      }
    }
  }
}

/**
 * Lists the cookie paths that match `/sdk/v1/x`: `/`, `/sdk`, `/sdk/`, `/sdk/v1`, `/sdk/v1/`, `/sdk/v1/x`,
 * `/sdk/v1/x/`.
 */
function toMatchingPaths(url: string): readonly string[] {
  const parts = (url.split('?')[0] ?? '').split('/').filter((part) => part !== '')
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
}

/** Fastify collects several `set-cookie` headers. */
function addCookie(reply: FastifyReply, cookie: string): void {
  reply.header('set-cookie', cookie)
}
