import type { CallService } from '../foundation/call-service.ts'
import type { Settings } from '../foundation/options.ts'
import { PorticoServerError } from '../foundation/portico-server-error.ts'
import { createReadCookieForm } from './create-read-cookie-form.ts'
import type { RevocationList } from './create-revocations.ts'
import type { VerifyJwt } from './create-verify-jwt.ts'
import { createRenewSession, type SessionName } from './renew-session.ts'
import { type Session, type SessionUser, toSessionUser } from './session.ts'
import { type FoundCookies, readSessionCookies, writeSessionCookies } from './session-cookies.ts'
import { createVerifySessionJwt, type JwtVerdict } from './verify-session-jwt.ts'

/** A request, or what remains of one where a framework hands out only its headers. */
export interface RequestLike {
  readonly headers: Headers
  /** Tells whether the page was loaded by https. @default true: only loopback pages are not */
  readonly url?: string
}

/** Why there is no user. */
export type SignedOutReason =
  /** The request has no session cookie. */
  | 'no_session'
  /** The session has expired, was ended, or never existed. */
  | 'session_over'
  /** Cookies of several sessions arrived under the same name, so that none can be believed. */
  | 'ambiguous_cookies'
  /** The service could not be asked. The user may well be signed in: answer 503 rather than ask them to sign in. */
  | 'unavailable'

/** A request of a signed-in user. */
export interface SignedIn {
  readonly user: SessionUser
  readonly session: Session
  /** What the response has to contain: new cookies where the session was renewed, and a ban on shared caches. */
  readonly headers: Headers
  readonly reason?: undefined
}

/** A request without a signed-in user. */
export interface SignedOut {
  readonly user: null
  readonly session: null
  readonly reason: SignedOutReason
  /** For `unavailable`: which address failed, and how. It is for a log, never for a page. */
  readonly problem?: string
  readonly headers: Headers
}

/** Finds out who sent a request. */
export type Authenticate = (request: RequestLike) => Promise<SignedIn | SignedOut>

/**
 * Creates the function that finds out who sent a request. A valid JWT is verified here, without a request to the service; an
 * expired one is renewed by one.
 */
export function createAuthenticate(
  settings: Settings,
  parts: {
    readonly callService: CallService
    readonly verifyJwt: VerifyJwt
    readonly findRevocation: RevocationList['find']
  },
): Authenticate {
  const { now } = settings
  const { callService } = parts
  const verifyAlone = createVerifySessionJwt(settings, parts.verifyJwt)
  const renew = createRenewSession(callService, now)
  const readCookieForm = createReadCookieForm(settings, callService)

  /** Verifies a JWT, and that its session has not ended meanwhile, as far as that is followed. */
  async function verify(jwt: string): Promise<JwtVerdict | { readonly outcome: 'ended' }> {
    const verdict = await verifyAlone(jwt)
    if (verdict.outcome !== 'valid') return verdict
    const state = await parts.findRevocation(verdict.session)
    if (state === 'ended') return { outcome: 'ended' }
    if (state === 'live') return verdict
    const problem = 'The service has not been heard of for too long to tell which sessions ended.'
    return { outcome: 'unavailable', problem }
  }

  /** Verifies a JWT that the service has just answered with. */
  async function finish(
    request: RequestLike,
    found: FoundCookies,
    token: string | null,
    jwt: string,
  ) {
    const verdict = await verify(jwt)
    if (verdict.outcome === 'unavailable') return signedOut('unavailable', verdict.problem)
    if (verdict.outcome === 'ended') return signedOut('session_over')
    if (verdict.outcome !== 'valid')
      return signedOut(
        'unavailable',
        `The JWT of the service is not for this server: its issuer is to be ${settings.issuer}, its audience ${settings.projectId}, and the clocks must agree.`,
      )
    const form = await readCookieForm().catch(toProblem)
    if (typeof form === 'string') return signedOut('unavailable', form)
    const headers = toHeaders()
    const expiresAt = Date.parse(verdict.session.expires_at)
    const isSecure = !request.url?.startsWith('http:')
    for (const cookie of writeSessionCookies(
      { token, jwt, expiresAt },
      found.prefix,
      { ...settings, ...form },
      isSecure,
    ))
      headers.append('set-cookie', cookie)
    return signedIn(verdict.session, headers)
  }

  /** Asks the service about each name; exactly one may be that of an active session. */
  async function askAll(request: RequestLike, found: FoundCookies, names: readonly SessionName[]) {
    const renewals = await Promise.all(names.map(renew))
    const failed = renewals.find(({ outcome }) => outcome === 'unavailable')
    if (failed?.outcome === 'unavailable') return signedOut('unavailable', failed.problem)
    const live = names.flatMap((name, place) => {
      const renewal = renewals[place]
      return renewal?.outcome === 'renewed' ? [{ name, jwt: renewal.jwt }] : []
    })
    const [first, second] = live
    if (!first) return signedOut('session_over')
    if (second) return signedOut('ambiguous_cookies')
    const token = 'session_token' in first.name ? first.name.session_token : null
    return finish(request, found, token, first.jwt)
  }

  return async (request) => {
    const found = readSessionCookies(request.headers.get('cookie'), settings)
    const { tokens, jwts } = found
    const [jwt] = jwts
    if (tokens.length === 0 && jwts.length === 0) return signedOut('no_session')
    if (jwt !== undefined && jwts.length === 1 && tokens.length <= 1) {
      const verdict = await verify(jwt)
      if (verdict.outcome === 'valid') return signedIn(verdict.session, toHeaders())
      if (verdict.outcome === 'unavailable') return signedOut('unavailable', verdict.problem)
      if (verdict.outcome === 'ended') return signedOut('session_over')
      if (verdict.outcome === 'invalid' && tokens.length === 0) return signedOut('session_over')
    }
    const names =
      tokens.length > 0
        ? tokens.map((session_token) => ({ session_token }))
        : jwts.map((session_jwt) => ({ session_jwt }))
    return askAll(request, found, names)
  }
}

/** @throws what is no error of a call */
function toProblem(error: unknown): string {
  if (error instanceof PorticoServerError) return error.message
  throw error
}

/** An answer about one user never goes into a shared cache (RFC 9111, section 5.2.2). */
const toHeaders = () => new Headers({ 'cache-control': 'private, no-store' })

const signedIn = (session: Session, headers: Headers): SignedIn => ({
  user: toSessionUser(session),
  session,
  headers,
})

const signedOut = (reason: SignedOutReason, problem?: string): SignedOut => ({
  user: null,
  session: null,
  reason,
  ...(problem !== undefined && { problem }),
  headers: toHeaders(),
})
