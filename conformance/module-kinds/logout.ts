/** Modules about RP-initiated logout: where the browser ends, and whether the session has. */
import { randomBytes } from 'node:crypto'
import type { Landing } from '../browser/browser.ts'
import { verifyErrorCallback } from '../checks/callback.ts'
import { getText, type JsonObject } from '../checks/json.ts'
import {
  createAuthorizationRequest,
  type Params,
  visitAuthorization,
} from '../relying-party/authorization-request.ts'
import { createRedirectUri } from '../relying-party/register-client.ts'
import { type SignIn, signIn } from '../relying-party/sign-in.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'
import type { TestContext } from '../runner/test-context.ts'
import { silentErrors } from './silent-errors.ts'

interface Logout extends SignIn {
  readonly postLogoutRedirectUri: string
  readonly state: string
}

interface LogoutOptions {
  /** What the end session endpoint is given. */
  readonly params: (logout: Logout) => Params | Promise<Params>
  /** Where the browser must end. */
  readonly ends: 'redirected' | 'logged out' | 'refused'
  /** What the client app registers besides. */
  readonly metadata?: JsonObject
  /** What else is looked at once it is done. */
  readonly verify?: (context: TestContext, logout: SignIn) => Promise<void>
}

export function createLogout(
  name: string,
  { params, ends, metadata: more, verify = async () => {} }: LogoutOptions,
): Module {
  return {
    name,
    async run(context) {
      const postLogoutRedirectUri = createRedirectUri()
      const metadata = { ...more, post_logout_redirect_uris: [postLogoutRedirectUri] }
      const signedIn = await signIn(context, { registration: { metadata } })
      const state = randomBytes(8).toString('hex')
      const sent = await params({ ...signedIn, postLogoutRedirectUri, state })
      const landing = await visitEndSession(context, signedIn, sent)
      if (ends === 'redirected') {
        verifyRedirected(landing, postLogoutRedirectUri, sent.state ?? null)
      } else {
        ensure(landing.kind === 'page', `the browser was sent to ${landing.url.href}`)
      }
      if (ends === 'logged out') {
        ensure(landing.kind === 'page' && landing.status < 400, 'no page said that it is done')
      }
      if (ends !== 'refused') await verifyLoggedOut(context, signedIn)
      await verify(context, signedIn)
    },
  }
}

function visitEndSession({ metadata }: TestContext, { browser }: SignIn, params: Params) {
  const url = new URL(getText(metadata.all, 'end_session_endpoint', 'discovery'))
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return browser.visit(url.href)
}

function verifyRedirected(landing: Landing, wanted: string, state: string | null): void {
  const where = landing.kind === 'page' ? `at ${landing.url.pathname} (${landing.status})` : ''
  ensure(landing.kind === 'callback', `the browser stayed ${where}`)
  const url = new URL(landing.url)
  const answered = url.searchParams.get('state')
  ensure(answered === state, `after logout: the state is ${answered}, not ${state}`)
  url.searchParams.delete('state')
  ensure(url.href === wanted, `after logout: the browser was sent to ${url.href}`)
}

/** Nobody is signed in any more: a silent request fails. */
async function verifyLoggedOut(context: TestContext, { client, browser }: SignIn): Promise<void> {
  const request = createAuthorizationRequest(context, client, { prompt: 'none' })
  const landing = await visitAuthorization(context, browser, request)
  verifyErrorCallback(context, request, landing, silentErrors)
}
