import { readFileSync } from 'node:fs'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { listRoutes } from '../../testing/list-routes.ts'

const documentation = new URL('../../../../../docs/operations.md', import.meta.url)

let database: TestStorage
let world: TestService
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  const own = createTestProject().identityProvider
  world = await createTestService({
    storage: database.storage,
    project: { identityProvider: { ...own, path: '' } },
    otherProjects: [createTestProject({ identityProvider: { ...own, path: '/acme' } })],
  })
  await world.service.app.ready()
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

/** Reads the first column of the tables in this section of the page. */
function listDocumented(): readonly string[] {
  const [, section = ''] = readFileSync(documentation, 'utf8').split('## Behind a proxy\n')
  const rows = section.split('\n## ')[0]?.split('\n') ?? []
  return rows
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path),
    )
}

test('a proxy that passes the documented paths passes every public route', () => {
  const inside = ['/healthz', '/readyz', '/metrics']
  const documented = listDocumented().filter((path) => path !== '/<projectId>')
  expect(documented.length).toBeGreaterThan(5)
  const paths = listRoutes(world.service.app).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(80)
  const missing = paths.filter(
    (path) =>
      !inside.includes(path) &&
      ![...documented, '/acme/'].some((start) =>
        start.endsWith('/') ? path.startsWith(start) : path === start,
      ),
  )
  expect(missing).toEqual([])
})
