import { expect, test, vi } from 'vitest'
import { openSqliteStorage } from '../kernel/storage/sqlite/open-sqlite-storage.ts'
import { createTestService } from '../testing/create-test-service.ts'

const engine = vi.hoisted(() => ({ isLoaded: false }))
vi.mock('oidc-provider', (importOriginal) => {
  engine.isLoaded = true
  return importOriginal()
})

test('the protocol engine is not loaded at start, but by the first request that needs it', async () => {
  const storage = openSqliteStorage({ file: ':memory:' })
  const world = await createTestService({ storage })
  const ask = (url: string) => world.service.app.inject({ url })
  try {
    await world.service.app.ready()
    expect((await ask('/healthz')).statusCode).toBe(200)
    expect(engine.isLoaded).toBe(false)
    const { path } = world.project.identityProvider
    expect((await ask(`${path}/.well-known/openid-configuration`)).statusCode).toBe(200)
    expect(engine.isLoaded).toBe(true)
  } finally {
    await world.close()
    await storage.close()
  }
})
