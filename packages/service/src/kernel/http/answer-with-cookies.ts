import { unrecoverableErrorTypes } from '@portico/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { SessionCookies } from './session-cookies.ts'

/**
 * Runs a call in HttpOnly mode: tokens of the answer go into cookies, and a call that ends the session, or learns that
 * it has ended, removes the cookies.
 *
 * @param options.endsSession true for a call after which the caller has no session
 * @returns the answer with empty tokens
 */
export async function answerWithCookies(
  cookies: SessionCookies,
  exchange: {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly project: ProjectConfig
  },
  options: { readonly endsSession: boolean },
  run: () => Promise<object>,
): Promise<object> {
  const { request, reply, project } = exchange
  try {
    const answer = await run()
    if (options.endsSession) cookies.clear(request, reply, project)
    if (!isSignedIn(answer)) return answer
    cookies.write(request, reply, project, {
      sessionToken: answer.session_token,
      sessionJwt: answer.session_jwt,
      expiresAt: Date.parse(answer.session.expires_at),
    })
    // Clients recognize HttpOnly mode by the empty tokens.
    return { ...answer, session_token: '', session_jwt: '' }
  } catch (error) {
    const goesOn = async () =>
      !options.endsSession && keepsSession(error, await cookies.findState(request, project))
    if (isUnrecoverable(error) && !(await goesOn())) cookies.clear(request, reply, project)
    throw error
  }
}

/** Whether a session goes on although a call of it was refused with an error after which clients forget theirs. */
function keepsSession(error: unknown, state: Awaited<ReturnType<SessionCookies['findState']>>) {
  // The answer may arrive after that of the call which renewed the session, and must not remove its cookies.
  if (state === 'renewed') return true
  // The password was wrong, and not the session in which it was typed.
  return state === 'live' && error instanceof AuthError && error.errorType === wrongPassword
}

const wrongPassword = 'unauthorized_credentials'

interface SignedIn {
  readonly session_token: string
  readonly session_jwt: string
  readonly session: { readonly expires_at: string }
}

/** The service's own handlers build the answers, so one field suffices to recognize a signed-in one. */
function isSignedIn(answer: object): answer is SignedIn {
  return 'session_token' in answer && 'session' in answer
}

function isUnrecoverable(error: unknown): boolean {
  const types: readonly string[] = unrecoverableErrorTypes
  return error instanceof AuthError && types.includes(error.errorType)
}
