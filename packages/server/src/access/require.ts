import { PorticoServerError } from '../foundation/portico-server-error.ts'
import type { Authenticate, RequestLike, SignedIn } from '../session/authenticate.ts'
import { countFactors } from './count-factors.ts'
import type { Action, IsPermitted } from './create-policy.ts'

/** What a request must have. Without any of it, a signed-in user is enough. */
export interface Requirements {
  /** A role, or several of which one is enough. */
  readonly role?: string | readonly string[]
  /** An action that one of the user's roles permits (`rbac` of the project). */
  readonly action?: Action
  /** The longest time since the user last proved something, in minutes. */
  readonly freshMinutes?: number
  /** How many different factors the user must have proved in this session, such as 2 for a mailbox and a passkey. */
  readonly factors?: number
}

/** What happens to a request that does not have it. */
export interface RefusalOptions {
  /** Where a user who is signed out is sent with status 303. @default none: the answer has status 401 */
  readonly redirectTo?: string | URL
}

/** Requires a signed-in user. */
export interface Require {
  /** @returns the user and the session, or the response to send instead */
  (
    request: RequestLike,
    requirements?: Requirements & RefusalOptions & { readonly otherwise?: 'return' },
  ): Promise<SignedIn | Response>
  /** @throws the response to send instead, for frameworks that send what is thrown */
  (
    request: RequestLike,
    requirements: Requirements & RefusalOptions & { readonly otherwise: 'throw' },
  ): Promise<SignedIn>
}

/** Creates the function that requires a signed-in user, a role, a recent proof or several factors. */
export function createRequire(
  authenticate: Authenticate,
  isPermitted: IsPermitted,
  now: () => number,
): Require {
  async function find(
    request: RequestLike,
    requirements: Requirements & RefusalOptions,
  ): Promise<SignedIn | Response> {
    const found = await authenticate(request)
    const refuse = (refusal: Refusal) => toResponse(refusal, found.headers)
    if (!found.user) {
      if (found.reason === 'unavailable') return refuse(refusals.unavailable)
      const { redirectTo } = requirements
      if (redirectTo === undefined) return refuse(refusals.signedOut)
      const headers = new Headers(found.headers)
      headers.set('location', `${redirectTo}`)
      return new Response(null, { status: 303, headers })
    }
    const { session } = found
    const { role, action, freshMinutes, factors } = requirements
    if (role !== undefined && ![role].flat().some((name) => session.roles.includes(name)))
      return refuse(refusals.forbidden)
    try {
      if (action && !(await isPermitted(session.roles, action))) return refuse(refusals.forbidden)
    } catch (error) {
      if (error instanceof PorticoServerError) return refuse(refusals.unavailable)
      throw error
    }
    const provedAt = Math.max(
      ...session.authentication_factors.map((factor) => Date.parse(factor.last_authenticated_at)),
    )
    const isStale = freshMinutes !== undefined && !(now() - provedAt <= freshMinutes * 60_000)
    const isShort = factors !== undefined && countFactors(session.authentication_factors) < factors
    if (!isStale && !isShort) return found
    return refuse(
      toStepUp({ ...(isShort && { factors }), ...(isStale && { fresh_minutes: freshMinutes }) }),
    )
  }

  async function requireSession(
    request: RequestLike,
    requirements: Requirements & RefusalOptions & { readonly otherwise: 'throw' },
  ): Promise<SignedIn>
  async function requireSession(
    request: RequestLike,
    requirements?: Requirements & RefusalOptions & { readonly otherwise?: 'return' },
  ): Promise<SignedIn | Response>
  async function requireSession(
    request: RequestLike,
    requirements: Requirements & RefusalOptions & { readonly otherwise?: 'return' | 'throw' } = {},
  ): Promise<SignedIn | Response> {
    const result = await find(request, requirements)
    if (result instanceof Response && requirements.otherwise === 'throw') throw result
    return result
  }
  return requireSession
}

interface Refusal {
  readonly status: number
  readonly errorType: string
  readonly message: string
  readonly challenge?: string
  readonly details?: Readonly<Record<string, unknown>>
}

const refusals = {
  signedOut: {
    status: 401,
    errorType: 'user_unauthenticated',
    message: 'Sign in first.',
  },
  forbidden: {
    status: 403,
    errorType: 'unauthorized_action',
    message: 'You are not allowed to do this.',
  },
  unavailable: {
    status: 503,
    errorType: 'server_unavailable',
    message: 'Please try again in a moment.',
  },
} satisfies Record<string, Refusal>

/**
 * Asks for a stronger or newer sign-in (RFC 9470, section 3).
 *
 * @param lacking what the session does not have; the page passes it to `requireSession`
 */
function toStepUp(lacking: {
  readonly factors?: number
  readonly fresh_minutes?: number
}): Refusal {
  const { factors, fresh_minutes: minutes } = lacking
  const challenge = [
    'Bearer error="insufficient_user_authentication"',
    ...(factors === undefined ? [] : [`acr_values="${factors > 1 ? 2 : 1}"`]),
    ...(minutes === undefined ? [] : [`max_age=${Math.round(minutes * 60)}`]),
  ].join(', ')
  return {
    status: 401,
    errorType: 'insufficient_user_authentication',
    message: 'Please confirm that it is you.',
    challenge,
    details: { step_up: lacking },
  }
}

/** An error in the form of the service's, so that a page reads both alike. */
function toResponse(
  { status, errorType, message, challenge, details }: Refusal,
  given: Headers,
): Response {
  const headers = new Headers(given)
  headers.set('content-type', 'application/json')
  if (challenge) headers.set('www-authenticate', challenge)
  if (status === 503) headers.set('retry-after', '1')
  const body = {
    status_code: status,
    error_type: errorType,
    error_message: message,
    ...(details && { error_details: details }),
  }
  return new Response(JSON.stringify(body), { status, headers })
}
