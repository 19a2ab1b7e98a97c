/**
 * A service with two projects and users in both, which are created anew from time to time, because the fuzzed requests
 * end sessions and delete users.
 */

import type { AddressInfo } from 'node:net'
import { createTestProject, type TestProject } from '@portico/testkit/world'
import { newClientApp, newPublicApp } from '../../identity-provider/testing/client-apps.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { createLogger } from '../../kernel/ops/create-logger.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createTestService, type TestService, toBasic } from '../create-test-service.ts'
import { passwordRedirectUrls } from '../password-calls.ts'
import { addPasswordUser } from './add-password-user.ts'
import type { Chance } from './chance.ts'
import { createProviderTrips, fuzzedProviders } from './create-provider-trips.ts'
import { createLiveValues, type Fields } from './live-values.ts'
import { offerClientRequests } from './offer-client-requests.ts'
import { offerProofs } from './offer-proofs.ts'
import type { ProjectUnderTest } from './project-under-test.ts'
import type { Answer } from './send.ts'

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const resource = 'https://api.example.com/'

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
    const passwordUser = { email: `password-${userCount}@example.com`, host, page, live, offer }
    await addPasswordUser(world, passwordUser)
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
    await offerProofs({
      host,
      page: pageOf((await signIn()).session_token),
      userId,
      offer,
      now: world.now(),
      withApp: userCount % 3 === 0,
    })
    await offerClientRequests({ project, live }, { app, send, page, session })
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
