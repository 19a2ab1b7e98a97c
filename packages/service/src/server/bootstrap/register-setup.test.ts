import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

describe.each(pickEngines('sqlite'))(
  'what a page with a refused token or origin may read, on %s',
  (engine) => {
    const fixture = createServiceFixture(() => openTestStorage(engine))
    const start = fixture.start
    beforeAll(fixture.open)
    afterAll(fixture.close)

    const strict = { project: { allowedOrigins: ['https://ok.com'], allowLoopback: false } }
    const open = async (options: Parameters<typeof start>[0] = strict) => {
      const world = await start(options)
      return {
        world,
        ask: (origin: string | null, token = world.project.publicToken) =>
          world.get(`/projects/setup/${token}`, {
            headers: origin === null ? {} : { origin },
          }),
      }
    }

    test('CORS-01 it learns whether the token or the origin is wrong, from any page, and never with credentials', async () => {
      const { ask } = await open()
      const foreign = await ask('https://evil.com')
      expect(foreign.data).toMatchObject({
        is_token_known: true,
        is_origin_allowed: false,
        origin: 'https://evil.com',
      })
      expect((await ask('https://ok.com')).data.is_origin_allowed).toBe(true)
      expect((await ask('https://ok.com', 'public-token-test-nobody')).data).toMatchObject({
        is_token_known: false,
        is_origin_allowed: false,
      })
      for (const { status, headers } of [foreign, await ask('https://ok.com')]) {
        expect(status).toBe(200)
        expect(headers['access-control-allow-origin']).toBe('*')
        expect(headers['access-control-allow-credentials']).toBeUndefined()
        expect(headers['set-cookie']).toBeUndefined()
        expect(headers['cache-control']).toContain('no-store')
      }
    })

    test('a page of a foreign origin gets no preflight and no bootstrap', async () => {
      const { world } = await open()
      const path = `/projects/setup/${world.project.publicToken}`
      const preflight = await world.send('OPTIONS', path, undefined, {
        headers: { origin: 'https://evil.com', 'access-control-request-method': 'GET' },
      })
      expect(preflight.status).toBe(403)
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
      const bootstrap = await world.get(`/projects/bootstrap/${world.project.publicToken}`, {
        headers: { origin: 'https://evil.com' },
      })
      expect([bootstrap.status, bootstrap.headers['access-control-allow-origin']]).toEqual([
        403,
        undefined,
      ])
    })

    test('it learns no project in production', async () => {
      const { ask } = await open()
      expect((await ask('https://ok.com')).data).toMatchObject({
        is_development: false,
        project_name: null,
      })
      const development = await open({ ...strict, config: { mode: 'development' } })
      expect((await development.ask('https://evil.com')).data).toMatchObject({
        is_development: true,
        project_name: development.world.project.name,
      })
    })
  },
)
