import type { AuthReply, Session, User } from '@portico/contract'
import { noCredentialFields } from '@portico/contract/schemas'
import type { ClockPort } from '../foundation/ports.ts'

/** A request as it arrived. */
interface SeenRequest {
  /** Method and path below `/sdk/v1`, as in `POST /otps/authenticate`. */
  route: string
  url: string
  init: RequestInit
  headers: Headers
  body: unknown
  /** The part of the decoded Authorization header after the colon. */
  credential: string
}

type Handler = (request: SeenRequest) => Response | Promise<Response>

/** A service that speaks the protocol and answers as a test tells it. */
export interface FakeService {
  readonly requests: SeenRequest[]
  /** Counts the requests of a route. */
  count(route: string): number
  /** Sets the handler of a route; the latest handler counts. */
  on(route: string, handler: Handler): void
  /** Opens a session, as a sign-in would. */
  openSession(minutes?: number): AuthReply
  /** Gives an open session a new token, as a further factor does; the old token is invalid from then on. */
  renewSession(token: string): AuthReply
  closeSession(token: string): void
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** Makes a successful answer. */
export const answer = (reply: object = {}): Response =>
  Response.json({ data: { request_id: 'request-id-test-1', status_code: 200, ...reply } })

/** Makes an error answer. */
export const refuse = (
  status: number,
  errorType: string,
  message = 'No.',
  error_details?: object,
): Response =>
  Response.json(
    {
      status_code: status,
      request_id: 'request-id-test-2',
      error_type: errorType,
      error_message: message,
      error_url: `https://docs.example.com/errors#${errorType}`,
      ...(error_details && { error_details }),
    },
    { status },
  )

/** Makes an answer that arrives when the test releases it. */
export function holdAnswer(): { reply: Promise<Response>; release(response: Response): void } {
  let release: (response: Response) => void = () => {}
  const reply = new Promise<Response>((resolve) => {
    release = resolve
  })
  return { reply, release: (response) => release(response) }
}

/** Makes user number `count`. */
const createUser = (count = 1): User => ({
  user_id: `user-test-${count}`,
  created_at: '2026-01-01T00:00:00Z',
  status: 'active',
  name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
  emails: [{ email_id: 'email-test-1', email: 'ada@example.com', verified: true }],
  ...noCredentialFields,
  trusted_metadata: {},
  untrusted_metadata: {},
  roles: [],
})

/** Makes a service. @param clock - the service's clock, which is right */
export function createFakeService(clock: Pick<ClockPort, 'now'>): FakeService {
  const requests: SeenRequest[] = []
  const handlers = new Map<string, Handler>()
  const open = new Map<string, AuthReply>()
  let opened = 0

  const touch = (session: Session): Session => ({
    ...session,
    last_accessed_at: new Date(clock.now()).toISOString(),
  })

  handlers.set('POST /sessions/authenticate', ({ credential }) => {
    const found = open.get(credential)
    if (!found) return refuse(404, 'session_not_found', 'Session not found.')
    return answer({ ...found, session: touch(found.session) })
  })
  handlers.set('POST /sessions/revoke', ({ credential }) =>
    open.delete(credential) ? answer() : refuse(404, 'session_not_found', 'Session not found.'),
  )
  handlers.set('POST /events', () => answer())
  handlers.set('GET /users/me', ({ credential }) => {
    const found = open.get(credential)
    return found ? answer(found.user) : refuse(401, 'user_unauthenticated')
  })

  return {
    requests,
    count: (route) => requests.filter((request) => request.route === route).length,
    on: (route, handler) => handlers.set(route, handler),
    openSession(minutes = 30) {
      const count = ++opened
      const now = clock.now()
      const user = createUser(count)
      const reply: AuthReply = {
        request_id: 'request-id-test-1',
        status_code: 200,
        user_id: user.user_id,
        user,
        session: {
          session_id: `session-test-${count}`,
          user_id: user.user_id,
          started_at: new Date(now).toISOString(),
          last_accessed_at: new Date(now).toISOString(),
          expires_at: new Date(now + minutes * 60_000).toISOString(),
          attributes: { ip_address: '127.0.0.1', user_agent: 'test' },
          authentication_factors: [],
          custom_claims: null,
          roles: [],
        },
        session_token: `token-${count}`,
        session_jwt: `jwt-${count}`,
      }
      open.set(reply.session_token, reply)
      return reply
    },
    renewSession(token) {
      const found = open.get(token)
      if (!found) throw new Error(`no session has the token ${token}`)
      open.delete(token)
      const renewed: AuthReply = {
        ...found,
        session: touch(found.session),
        session_token: `${token}-renewed`,
        session_jwt: `${found.session_jwt}-renewed`,
      }
      open.set(renewed.session_token, renewed)
      return renewed
    },
    closeSession: (token) => open.delete(token),
    async fetch(url, init) {
      const headers = new Headers(init.headers)
      const [, credential = ''] = atob(
        (headers.get('authorization') ?? '').replace('Basic ', ''),
      ).split(':')
      const path = new URL(url).pathname.replace('/sdk/v1', '')
      const route = `${init.method} ${path.replace(/bootstrap\/.*/, 'bootstrap')}`
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const request = { route, url, init, headers, body, credential }
      requests.push(request)
      const { signal } = init
      const refused = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      const handler = handlers.get(route) ?? (() => refuse(404, 'route_not_found'))
      return Promise.race([refused, Promise.resolve(handler(request))])
    },
  }
}
