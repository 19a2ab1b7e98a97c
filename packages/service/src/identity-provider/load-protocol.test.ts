import { expect, test, vi } from 'vitest'

const engine = vi.hoisted(() => ({ isLoaded: false }))
vi.mock('oidc-provider', (importOriginal) => {
  engine.isLoaded = true
  return importOriginal()
})

test('a service starts without the protocol engine, which is loaded when it is asked for', async () => {
  const { createService } = await import('../create-service.ts')
  expect(createService).toBeTypeOf('function')
  expect(engine.isLoaded).toBe(false)
  await import('./create-protocol.ts')
  expect(engine.isLoaded).toBe(true)
})
