import { apiTables, errorCatalogue } from '@portico/contract/schemas'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createOpenApi } from './create-openapi.ts'
import { toReferencePage } from './testing/to-reference-page.ts'
import { toServerApi } from './testing/to-server-api.ts'

const verbs = ['get', 'post', 'put', 'delete'] as const

describe('the OpenAPI document', () => {
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
  const get = (headers = {}) => world.get('https://auth.example.com/openapi.json', { headers })

  test('is valid OpenAPI 3.1, references and all', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...createOpenApi('https://a.example') })
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version]).toEqual([true, '3.1'])
    expect(() => validator.resolveRefs()).not.toThrow()
  })

  test('is served with this service’s URL, and again only when it changed', async () => {
    const first = await get()
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    expect(JSON.parse(first.text)).toEqual(
      JSON.parse(JSON.stringify(createOpenApi('https://auth.example.com'))),
    )
    const again = await get({ 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await get({ 'if-none-match': '"old"' })).status).toBe(200)
  })

  test('names only what the service supports, and every operation of the contract', () => {
    const { paths } = createOpenApi('https://auth.example.com')
    const documented = Object.entries(paths).flatMap(([path, item]) =>
      verbs.filter((verb) => verb in item).map((verb) => ({ verb, path })),
    )
    for (const { verb, path } of documented) {
      const url = path.replace(/\{(\w+)\}/g, ':$1')
      const isThere = world.service.app.hasRoute({ method: verb.toUpperCase(), url })
      expect([verb, path, isThere]).toEqual([verb, path, true])
    }
    const operations = apiTables.flatMap(({ operations }) => Object.keys(operations))
    // The nine further routes: public keys, the stream of ended sessions, link redirects, forms without a script, both formats of the first screen,
    // errors.
    expect(documented).toHaveLength(operations.length + 9)
  })

  test('says what each operation does', () => {
    const operations = apiTables.flatMap((table) => Object.values(table.operations))
    for (const { path, summary } of operations) expect([path, summary]).not.toContain('')
  })

  test('documents every error of an operation among its responses, and explains each of the catalogue', () => {
    const text = JSON.stringify(createOpenApi('https://auth.example.com'))
    const { paths, components }: Record<string, Record<string, unknown>> = JSON.parse(text)
    for (const { side, operations } of apiTables)
      for (const { method, path, errors } of Object.values(operations)) {
        const address = `${side === 'browser' ? '/sdk' : ''}/v1${path.replace(/:(\w+)/g, '{$1}')}`
        const item = JSON.stringify(Object(paths?.[address])[method.toLowerCase()])
        for (const type of errors) expect(item).toContain(`#/components/examples/${type}"`)
      }
    expect(Object.keys(Object(components?.examples))).toEqual(Object.keys(errorCatalogue))
  })
})

test('docs/reference/api.md is up to date with the contract (npm run reference writes it)', async () => {
  await expect(toReferencePage()).toMatchFileSnapshot('../../../../../docs/reference/api.md')
})

test('the typed calls of @portico/server are up to date with the contract (npm run reference writes it)', async () => {
  const typed = toServerApi(createOpenApi('https://auth.example.com'))
  await expect(typed).toMatchFileSnapshot('../../../../server/src/api/operations.ts')
})
