import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countRows } from '../testing/count-rows.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { toWrongCode } from '../testing/create-test-service.ts'
import { listRoutes } from '../testing/list-routes.ts'

/** The modules of the console that a service has loaded. */
const loaded = vi.hoisted(() => new Set<string>())
vi.mock('./register-console.ts', (importOriginal) => {
  loaded.add('register-console')
  return importOriginal()
})
vi.mock('./create-console-background.ts', (importOriginal) => {
  loaded.add('create-console-background')
  return importOriginal()
})

const tables = [
  ...(['operators', 'operator_passkeys', 'operator_sessions', 'operator_keys'] as const),
  ...(['operator_invitations', 'activity_counts', 'stopped_addresses'] as const),
]

describe.each(pickEngines('sqlite'))(
  'a console that the configuration turns off on %s',
  (engine) => {
    const fixture = createServiceFixture(() => openTestStorage(engine))
    beforeAll(fixture.open)
    afterAll(fixture.close)

    test('has no route and no code, and none of its tables grows', async () => {
      const world = await fixture.start({ config: { admin: false } })
      const { projectId } = world.project
      await world.signIn('ada@example.com')
      const { methodId, code } = await world.sendCode('bram@example.com')
      await world.post('/otps/authenticate', { method_id: methodId, token: toWrongCode(code) })
      await world.service.deliverNow()
      for (const path of ['/admin', '/admin/', '/admin/v1/session', '/admin/v1/openapi.json']) {
        const { statusCode } = await world.service.app.inject({ method: 'GET', url: path })
        expect([path, statusCode]).toEqual([path, 404])
      }
      const routes = listRoutes(world.service.app).map(({ path }) => path)
      expect(routes.filter((path) => path.includes('admin'))).toEqual([])
      expect([...loaded]).toEqual([])
      // what a process counted is stored when it stops
      await world.close()
      for (const table of tables) {
        const rows = await countRows(fixture.database, table, { project_id: projectId })
        expect([table, rows]).toEqual([table, 0])
      }
    })

    test('one that is on has all of it: the test above would see it', async () => {
      const world = await fixture.start({ config: { admin: true } })
      const { projectId } = world.project
      await world.signIn('ada@example.com')
      expect([...loaded].toSorted()).toEqual(['create-console-background', 'register-console'])
      await world.close()
      const rows = await countRows(fixture.database, 'activity_counts', { project_id: projectId })
      expect(rows).toBeGreaterThan(0)
    })
  },
)
