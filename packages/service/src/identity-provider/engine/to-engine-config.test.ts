import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { findNoPlace } from '../../kernel/geo/open-places.ts'
import { createRateLimits } from '../../kernel/http/rate-limits.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createKeySet } from '../../kernel/keys/key-set.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createClientApps } from '../client-apps/create-client-apps.ts'
import { createRequestReads } from './request-reads.ts'
import { toEngineConfig } from './to-engine-config.ts'

let database: TestStorage
let world: TestService
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  world = await createTestService({ storage: database.storage })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

/** By itself: over HTTP the permission of a blocked person, which is gone as well, would hide it. */
test('the engine finds no account for a blocked user', async () => {
  const { config, project, storage } = world
  const clock = { now: world.now }
  const keyRing = createKeyRing(config.rootKey)
  const ports = {
    config,
    storage,
    clock,
    keyRing,
    random: systemRandom,
    log: pino({ level: 'silent' }),
    findPlace: findNoPlace,
    rateLimits: createRateLimits({ rates: storage.rates, clock, keyRing, projects: [project] }),
    wakeOutbox: () => {},
    clientApps: createClientApps({ projects: config.projects, storage }),
    keySet: createKeySet({ storage, keyRing, clock }, 'identity_provider'),
  }
  const reads = createRequestReads(ports, project)
  const { findAccount } = toEngineConfig(ports, project, { keys: [] }, reads)
  const { user_id: userId } = await world.signIn('ada@example.com')
  // findAccount reads the client and the headers of the request, and nothing else
  const context = { get: (_name: string) => '', oidc: {} } as KoaContextWithOIDC
  const find = () => findAccount?.(context, userId)
  expect(await find()).toMatchObject({ accountId: userId })
  await storage.users.update(project.projectId, userId, { blockedAt: world.now() })
  expect(await find()).toBeUndefined()
})
