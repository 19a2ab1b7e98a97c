import { otp } from '@portico/contract/methods/otp'
import { createWorld, type World, type WorldOptions } from '@portico/testkit/world'
import { createPortico } from '../create-portico.ts'
import type { PorticoOptions } from '../foundation/options.ts'

/** A host's server beside a service, and how often it called the service. */
export async function startHost(
  options: { readonly world?: WorldOptions; readonly portico?: Partial<PorticoOptions> } = {},
) {
  const world = await createWorld(options.world)
  const calls: string[] = []
  let isDown = false
  const settings: PorticoOptions = {
    baseUrl: world.origin,
    projectId: world.project.projectId,
    secret: world.project.secret,
    now: () => world.clock.now(),
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      calls.push(pathname)
      if (isDown) throw new TypeError('fetch failed')
      return fetch(input, init)
    },
    ...options.portico,
  }

  return {
    world,
    portico: createPortico(settings),
    /** Another process of the same host. */
    startOther: (changes: Partial<PorticoOptions> = {}) =>
      createPortico({ ...settings, ...changes }),
    /** The paths of the calls so far, without those for the public keys and the project's settings. */
    listCalls: () =>
      calls.filter((path) => !path.includes('/jwks/') && path !== '/v1/debug/whoami'),
    setDown: (value: boolean) => {
      isDown = value
    },
    /** Calls the service as the host's back end. */
    async callBackEnd(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
      const { projectId, secret } = world.project
      const response = await fetch(`${world.origin}/v1${path}`, {
        method,
        headers: {
          authorization: `Basic ${btoa(`${projectId}:${secret}`)}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(await response.text())
    },
    /** Signs a user in as a page does. */
    signIn: (email?: string, minutes?: number) => signInTo(world, email, minutes),
  }
}

/** Signs a user in to a service as a page does. */
async function signInTo(
  { call, inbox }: World,
  email = 'ada@example.com',
  session_duration_minutes = 60,
) {
  const sent = await call(otp.emailLoginOrCreate, { email })
  const { data } = await call(otp.authenticate, {
    method_id: sent.data?.method_id ?? '',
    token: await inbox.codeFor(email),
    session_duration_minutes,
  })
  if (!data) throw new Error('The sign-in failed.')
  return data
}

/** A request of a browser with these cookies. */
export const toRequest = (cookies: Readonly<Record<string, string>> | string) =>
  new Request('http://localhost:4000/members', {
    headers: {
      cookie:
        typeof cookies === 'string'
          ? cookies
          : Object.entries(cookies)
              .map(([name, value]) => `${name}=${value}`)
              .join('; '),
    },
  })

/** A request with the cookies of a sign-in. */
export const toSignedIn = (session: { session_token: string; session_jwt: string }, prefix = '') =>
  toRequest({
    [`${prefix}stytch_session`]: session.session_token,
    [`${prefix}stytch_session_jwt`]: session.session_jwt,
  })
