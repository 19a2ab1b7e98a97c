/**
 * A service for the identity provider's tests: one project with client apps, a user, and the calls of a page and of a
 * client app. Requests run through `inject`.
 */

import { createHash, randomBytes } from 'node:crypto'
import { takeKeyPair } from '@portico/testkit/keys'
import { createTestProject } from '@portico/testkit/world'
import { pino } from 'pino'
import { vi } from 'vitest'
import { getSession } from '../../accounts/sessions/get-session.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { findNoPlace } from '../../kernel/geo/open-places.ts'
import { createRateLimits } from '../../kernel/http/rate-limits.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createTestService, type TestServiceOptions } from '../../testing/create-test-service.ts'
import { createClientApps } from '../client-apps/create-client-apps.ts'
import { createIdentityProvider } from '../create-identity-provider.ts'
import { toIssuer } from '../issuer.ts'
import { newClientApp, newPublicApp, redirectUri } from './client-apps.ts'
import { createClientAppHands } from './create-client-app-hands.ts'

/** The options in which a test differs. */
export interface IdpWorldOptions
  extends Pick<TestServiceOptions, 'config' | 'log' | 'otherProjects'> {
  readonly storage: Storage
  readonly apps?: readonly ClientApp[]
  readonly idp?: Partial<ProjectConfig['identityProvider']>
  readonly project?: Partial<ProjectConfig>
}

export type IdpWorld = Awaited<ReturnType<typeof createIdpWorld>>

type Params = Readonly<Record<string, unknown>>

const policy: ProjectConfig['rbac'] = {
  resources: [{ resource_id: 'documents', description: '', actions: ['read', 'write'] }],
  roles: [
    {
      role_id: 'stytch_user',
      description: '',
      permissions: [{ resource_id: 'documents', actions: ['read'] }],
    },
    {
      role_id: 'editor',
      description: '',
      permissions: [{ resource_id: 'documents', actions: ['read', 'write'] }],
    },
  ],
  scopes: [
    {
      scope: 'documents:read',
      description: 'Read your documents',
      permissions: [{ resource_id: 'documents', actions: ['read'] }],
    },
    {
      scope: 'documents:write',
      description: 'Change your documents',
      permissions: [{ resource_id: 'documents', actions: ['write'] }],
    },
  ],
}

/** Creates a verifier and its challenge. */
export function createPkce() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Counts the open worlds, which share the process's clock. After the last one is closed, the clock is real again. */
let openWorlds = 0

export async function createIdpWorld(options: IdpWorldOptions) {
  const base = createTestProject()
  const world = await createTestService({
    storage: options.storage,
    startAt: Date.now(),
    ...(options.config && { config: options.config }),
    ...(options.log && { log: options.log }),
    ...(options.otherProjects && { otherProjects: options.otherProjects }),
    project: {
      rbac: policy,
      ...options.project,
      identityProvider: {
        ...base.identityProvider,
        clientApps: options.apps ?? [newClientApp(), newPublicApp()],
        ...options.idp,
      },
    },
  })
  // The engine reads the process's clock. Here it is replaced by the world's clock, which stands still: codes live for
  // a minute, and a busy machine may take longer between two calls.
  openWorlds += 1
  let isOpen = true
  vi.useFakeTimers({ toFake: ['Date'], now: world.now() })
  const { project, config } = world
  const issuer = toIssuer(config, project)
  const issuerPath = project.identityProvider.path
  /** The ports with which a page of the service calls the identity provider. */
  const clock = { now: world.now }
  const keyRing = createKeyRing(config.rootKey)
  const { rates } = options.storage
  const ports = {
    config,
    storage: options.storage,
    clock,
    random: systemRandom,
    keyRing,
    log: pino({ level: 'silent' }),
    findPlace: findNoPlace,
    rateLimits: createRateLimits({ rates, clock, keyRing, projects: config.projects }),
    wakeOutbox: () => {},
    createKeyPair: takeKeyPair,
  }
  const identityProvider = createIdentityProvider(
    ports,
    createClientApps({ projects: config.projects, storage: options.storage }),
  )

  const hands = createClientAppHands(world.service.app, issuerPath)

  const request = (change: Params = {}): Params => ({
    client_id: 'notes',
    redirect_uri: redirectUri,
    response_type: 'code',
    scopes: ['openid', 'email'],
    state: 'state-1',
    nonce: 'nonce-1',
    ...change,
  })
  const start = (session: string, params: Params = request()) =>
    world.post('/idp/oauth/authorize/start', params, { session })
  const submit = (session: string, params: Params = request(), isConsentGiven = true) =>
    world.post(
      '/idp/oauth/authorize/submit',
      { ...params, consent_granted: isConsentGiven },
      { session },
    )

  return {
    ...world,
    advance(milliseconds: number) {
      world.advance(milliseconds)
      vi.setSystemTime(world.now())
    },
    async close() {
      await world.close()
      if (isOpen) openWorlds -= 1
      isOpen = false
      if (openWorlds === 0) vi.useRealTimers()
    },
    issuer,
    issuerPath,
    identityProvider: { ...identityProvider, ...(await identityProvider.loadProtocol()) },
    /** Verifies a session token and returns its session. */
    findSession: (sessionToken: string) => getSession(ports, { project, sessionToken }),
    ...hands,
    request,
    start,
    submit,
    /** Consents and returns the code. */
    async authorize(session: string, change: Params = {}): Promise<string> {
      const params = request(change)
      const started = await start(session, params)
      if (started.status !== 200) throw new Error(started.text)
      const submitted = await submit(session, params, started.data.consent_required)
      const code: string | undefined = submitted.data.authorization_code
      if (code === undefined) throw new Error(submitted.text)
      return code
    },
  }
}
