/**
 * A service with two projects and users in both, which are created anew from time to time, because the fuzzed requests
 * end sessions and delete users.
 */

import type { AddressInfo } from 'node:net'
import { createAuthenticator } from '@portico/testkit/authenticator'
import { createTestProject, type TestProject } from '@portico/testkit/world'
import { Secret, TOTP } from 'otpauth'
import {
  clientSecret,
  newClientApp,
  newPublicApp,
  redirectUri,
} from '../../identity-provider/testing/client-apps.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { createLogger } from '../../kernel/ops/create-logger.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createTestService, type TestService, toBasic } from '../create-test-service.ts'
import { better, good, passwordRedirectUrls } from '../password-calls.ts'
import type { Chance } from './chance.ts'
import { createProviderTrips, fuzzedProviders } from './create-provider-trips.ts'
import { createLiveValues, type Fields, type LiveValues } from './live-values.ts'
import type { FuzzProject } from './write-request.ts'

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const resource = 'https://api.example.com/'

/** A project and the valid secrets of its users. */
interface ProjectUnderTest {
  readonly project: FuzzProject
  readonly otherProject: FuzzProject
  readonly live: LiveValues
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the wire answers
type Answer = any
type Send = (path: string, body: object) => Promise<Answer>
type SendTo = (url: string, body: object | string, authorization: string) => Promise<Answer>
type Offer = (path: string, fields: Fields) => void

export async function createFuzzWorld(storage: Storage) {
  const alarms: string[] = []
  const log = createLogger('error', { write: (line) => void alarms.push(line) })
  const closed = createFuzzProject({
    privateMode: true,
    sessionCookies: { httpOnly: true, domain: null },
    magicLinks: { ...createTestProject().magicLinks, withCode: true },
  })
  const open = createFuzzProject({ oauth: fuzzedProviders })
  const trips = createProviderTrips(open.projectId, () => world.now())
  const world: TestService = await createTestService({
    storage,
    log,
    startAt: Date.now(),
    project: open,
    otherProjects: [closed],
    fetch: trips.fetch,
  })
  const { app } = world.service
  const projects: readonly ProjectUnderTest[] = [
    { project: world.project, otherProject: closed, live: createLiveValues() },
    { project: closed, otherProject: world.project, live: createLiveValues() },
  ]
  let userCount = 0

  /** Creates a user with a session, and one valid secret of each kind to present. */
  const addUser = async ({ project, live }: ProjectUnderTest) => {
    userCount += 1
    const email = `person-${userCount}@example.com`
    live.add('email', email)
    const send = async (
      url: string,
      body: object | string,
      authorization: string,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer> => {
      const isForm = typeof body === 'string'
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: {
          authorization,
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          ...headers,
        },
        payload: isForm ? body : JSON.stringify(body),
      })
      live.learn(answer.body)
      const parsed = answer.body.startsWith('{') ? answer.json() : {}
      return parsed.data ?? parsed
    }
    const host = (path: string, body: object) =>
      send(`/v1${path}`, body, toBasic(project.projectId, project.secret))
    const { user_id: userId, email_id: emailId } = await host('/users', { email })
    const issueLink = async () => (await host('/magic_links', { user_id: userId })).token
    const signIn = async () =>
      host('/magic_links/authenticate', { token: await issueLink(), session_duration_minutes: 60 })
    const { session_token: session } = await signIn()
    const origin = { origin: 'https://app.example.com' }
    const pageOf = (held: string) => (path: string, body: object) =>
      send(`/sdk/v1${path}`, body, toBasic(project.publicToken, held), origin)
    const page = pageOf(session)
    /** Offers valid fields for the page's and the host's operation. */
    const offer = (path: string, fields: Fields) => {
      live.offer(`POST /sdk/v1${path}`, { session_duration_minutes: 60, session, ...fields })
      live.offer(`POST /v1${path}`, { session_token: session, user_id: userId, ...fields })
    }

    offer('/magic_links/authenticate', { token: await issueLink() })
    live.offer('DELETE /v1/users/emails/{id}', { id: emailId })
    live.offer('DELETE /sdk/v1/users/emails/{id}', { id: emailId, session })
    await addPasswordUser(host, page, live, offer)
    const sent = await page('/otps/email/login_or_create', { email })
    const { code } = await world.takeMail(email)
    offer('/otps/authenticate', { method_id: sent.method_id, token: code, code })
    await page('/magic_links/email/login_or_create', { email })
    const [link] = (await world.takeMail(email)).links
    if (link) {
      const token = new URL(link.url).searchParams.get('token') ?? ''
      live.add('link_token', token)
      live.offer('GET /v1/public/magic_links/redirect', { token })
    }
    // Another session, because each proof changes a session's token.
    await offerProofs(host, pageOf((await signIn()).session_token), userId, offer)
    await offerClientRequests({ project, live }, { send, page, session })
  }

  /** Creates a user with a password and a reset mail. */
  async function addPasswordUser(host: Send, page: Send, live: LiveValues, offer: Offer) {
    const email = `password-${userCount}@example.com`
    const password = good
    live.add('email', email)
    await host('/passwords', { email, password })
    offer('/passwords/authenticate', { email, password })
    offer('/passwords/existing_password/reset', {
      email,
      existing_password: password,
      new_password: better,
    })
    await page('/passwords/email/reset/start', { email })
    for (const { kind, url } of (await world.takeMail(email)).links) {
      const token = new URL(url).searchParams.get('token') ?? ''
      live.add(kind === 'reset_password' ? 'reset_token' : 'link_token', token)
      if (kind === 'reset_password') offer('/passwords/email/reset', { token, password: better })
    }
  }

  /** Adds an authenticator app and a passkey, and offers the next proof of each. */
  async function offerProofs(host: Send, page: Send, userId: string, offer: Offer) {
    if (userCount % 3 === 0) {
      const { secret, recovery_codes: codes } = await page('/totps', {})
      const app = secret === undefined ? undefined : new TOTP({ secret: Secret.fromBase32(secret) })
      const totp_code = app?.generate({ timestamp: world.now() })
      if (totp_code) offer('/totps/authenticate', { totp_code })
      if (codes) offer('/totps/recover', { recovery_code: codes[0] })
    }
    const device = createAuthenticator({ origin: 'https://app.example.com' })
    const domain = 'app.example.com'
    const options = { domain, return_passkey_credential_options: true }
    const register = async () => {
      const started = await page('/webauthn/register/start', options)
      return device.create(started.public_key_credential_creation_options)
    }
    await page('/webauthn/register', { public_key_credential: await register() })
    const asked = await page('/webauthn/authenticate/start/primary', options)
    const answer = device.get(asked.public_key_credential_request_options)
    offer('/webauthn/authenticate', { public_key_credential: answer })
    const another = createAuthenticator({ origin: 'https://app.example.com' })
    const started = await host('/webauthn/register/start', { user_id: userId, ...options })
    const credential = another.create(started.public_key_credential_creation_options)
    offer('/webauthn/register', { public_key_credential: credential })
  }

  /** Creates a client app with tokens, an unexchanged code, and pending requests. */
  async function offerClientRequests(
    { project, live }: Pick<ProjectUnderTest, 'project' | 'live'>,
    { send, page, session }: { send: SendTo; page: Send; session: string },
  ) {
    const issuer = project.identityProvider.path
    const asked = { client_id: 'notes', redirect_uri: redirectUri, response_type: 'code' }
    const request = { ...asked, scopes: ['openid', 'email', 'offline_access'] }
    const authorization = toBasic('notes', clientSecret)
    const authorize = async (): Promise<string> => {
      await page('/idp/oauth/authorize/start', request)
      const submitted = { ...request, consent_granted: true }
      return (await page('/idp/oauth/authorize/submit', submitted)).authorization_code ?? ''
    }
    const client = (name: string, fields: Readonly<Record<string, string>>) =>
      send(
        `${issuer}/v1/oauth2/${name}`,
        new URLSearchParams(fields).toString(),
        toBasic('notes', clientSecret),
      )
    const offer = (name: string, fields: Fields) =>
      live.offer(`POST {issuer}/v1/oauth2/${name}`, { authorization, ...fields })
    const exchange = async (code: string) => {
      const { redirect_uri } = asked
      return client('token', { grant_type: 'authorization_code', code, redirect_uri })
    }
    const tokens = await exchange(await authorize())
    const scope = 'openid email offline_access'
    const resource = 'https://api.example.com/'
    const code = await authorize()
    offer('token', { grant_type: 'authorization_code', code, redirect_uri: redirectUri })
    offer('token', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    offer('token', { grant_type: 'client_credentials', scope: 'documents:read', resource })
    offer('introspect', { token: tokens.access_token })
    offer('revoke', { token: (await exchange(await authorize())).access_token })
    offer('userinfo', { access_token: tokens.access_token, authorization: undefined })
    live.offer('GET {issuer}/v1/oauth2/userinfo', {
      authorization: `Bearer ${tokens.access_token}`,
    })
    live.offer('POST /sdk/v1/sessions/exchange_access_token', { access_token: tokens.access_token })
    offer('par', { ...asked, scope })
    offer('device', { client_id: 'notes', scope })
    const { request_uri } = await client('par', { ...asked, scope })
    live.offer('GET {issuer}/v1/oauth2/authorize', { client_id: 'notes', request_uri, session })
    live.offer('GET {issuer}/v1/oauth2/authorize', { ...asked, scope, session })
    live.offer('POST {issuer}/v1/oauth2/authorize', { ...asked, scope, session })
    for (const step of ['start', 'submit']) {
      const wanted = { ...request, session, consent_granted: true }
      live.offer(`POST /sdk/v1/idp/oauth/authorize/${step}`, wanted)
      live.offer(`POST /sdk/v1/oauth/authorize/${step}`, { ...asked, scope, session })
    }
    live.offer('POST /sdk/v1/oauth/authorize', {
      ...{ ...asked, scope, consent_granted: 'true' },
      __Authorization: toBasic(project.publicToken, session),
    })
    const { user_code } = await client('device', { client_id: 'notes', scope })
    live.offer('GET {issuer}/device', { user_code, session })
    const { body } = await app.inject({
      url: `${issuer}/device?user_code=${user_code}`,
      headers: { cookie: `stytch_session=${session}` },
    })
    const proof = /name="proof" value="([^"]+)"/.exec(body)?.[1]
    live.offer('POST {issuer}/device', { user_code, session, proof, decision: 'allow' })
    const registration = { redirect_uris: [redirectUri], client_name: 'Assistant' }
    const made = await send(`${issuer}/v1/oauth2/register`, registration, '')
    for (const method of ['GET', 'PUT', 'DELETE'])
      live.offer(`${method} {issuer}/v1/oauth2/register/{client_id}`, {
        ...registration,
        client_id: made.client_id,
        authorization: `Bearer ${made.registration_access_token}`,
      })
  }

  return {
    projects,
    async listen(): Promise<number> {
      await app.listen({ host: '127.0.0.1', port: 0 })
      // An object, because the server listens on a port.
      return (app.server.address() as AddressInfo).port
    },
    async addUsers() {
      world.advance(Math.max(0, Date.now() - world.now()))
      for (const one of projects) for (let i = 0; i < 2; i += 1) await addUser(one)
    },
    /** Signs in at a provider that may answer anything. */
    travel: (chance: Chance) => trips.travel(world, chance),
    /** Returns alarming log entries since the last call. */
    takeAlarms: () => alarms.splice(0),
    close: world.close,
  }
}

function createFuzzProject(change: Partial<ProjectConfig> = {}): TestProject {
  const base = createTestProject()
  const permission = { resource_id: 'documents', actions: ['read', 'write'] }
  return {
    ...base,
    redirectUrls: [...base.redirectUrls, ...passwordRedirectUrls],
    rbac: {
      resources: [{ resource_id: 'documents', description: '', actions: ['read', 'write'] }],
      roles: [
        { role_id: 'stytch_user', description: '', permissions: [permission] },
        { role_id: 'editor', description: '', permissions: [permission] },
      ],
      scopes: [
        { scope: 'documents:read', description: 'Read', permissions: [permission] },
        { scope: 'documents:write', description: 'Write', permissions: [permission] },
      ],
    },
    trustedIssuers: [],
    identityProvider: {
      ...base.identityProvider,
      allowRegistration: true,
      registrationsPerHour: 1_000_000,
      resources: [{ url: resource, name: 'API', scopes: ['documents:read'] }],
      clientApps: [
        newClientApp({
          metadata: {
            grant_types: ['authorization_code', 'refresh_token', 'client_credentials', deviceGrant],
          },
        }),
        newPublicApp(),
        newPublicApp({
          clientId: 'tv',
          metadata: { grant_types: [deviceGrant], response_types: [], redirect_uris: [] },
        }),
        newClientApp({ clientId: 'ours', isFirstParty: true }),
      ],
    },
    ...change,
  }
}
