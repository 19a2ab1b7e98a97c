import { createHash } from 'node:crypto'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

const path = '/sdk/v1/users/search'

describe('a host’s server that passes on requests of its pages', () => {
  let database: TestStorage
  let world: TestService
  const other = createTestProject()
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
  })
  afterAll(() => database.remove())
  beforeEach(async () => {
    world = await createTestService({
      storage: database.storage,
      otherProjects: [other],
      project: {
        rates: { ...createTestProject().rates, searchPerSource: { max: 1, perSeconds: 60 } },
      },
    })
    return () => world.close()
  })

  const sign = (
    claims: object = {},
    { secret = world.project.secret, iss = world.project.projectId, at = world.now() } = {},
  ) =>
    new SignJWT({ htm: 'POST', htu: path, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(iss)
      .setIssuedAt(Math.floor(at / 1_000))
      .sign(new TextEncoder().encode(createHash('sha256').update(secret).digest('hex')))
  const ask = async (header: string) => {
    const headers = { 'x-portico-client': header }
    const answer = await world.post('/users/search', { email: 'a@example.com' }, { headers })
    return answer.status === 401 ? answer.data.error_type : answer.status
  }

  test('names the client, which has limits of its own, in either version of IP', async () => {
    for (const ip of ['198.51.100.1', '198.51.100.2', '2001:db8:1::1', '2001:db8:2::1']) {
      expect([ip, await ask(await sign({ ip }))]).toEqual([ip, 200])
      expect([ip, await ask(await sign({ ip }))]).toEqual([ip, 429])
    }
    expect(await ask(await sign({ ip: '2001:db8:1::2' }))).toBe(429)
  })

  test('need not know the client: its own address does not count', async () => {
    for (let i = 0; i < 3; i += 1) expect(await ask(await sign())).toBe(200)
  })

  test('proves itself by the project’s secret, for this request, and recently', async () => {
    const refused = {
      'another secret': await sign({ ip: '198.51.100.3' }, { secret: 'secret-test-wrong' }),
      'another project’s secret': await sign({}, { secret: other.secret }),
      'an unknown project': await sign({}, { iss: 'project-test-nobody' }),
      'another method': await sign({ htm: 'GET' }),
      'another path': await sign({ htu: '/sdk/v1/users/me' }),
      'no address': await sign({ ip: 'localhost' }),
      'an address that is a number': await sign({ ip: 1 }),
      'an old header': await sign({}, { at: world.now() - 601_000 }),
      'a header from the future': await sign({}, { at: world.now() + 601_000 }),
      'no signature': (await sign()).replace(/[^.]*$/, ''),
      nonsense: 'localhost',
      nothing: '',
    }
    for (const [name, header] of Object.entries(refused))
      expect([name, await ask(header)]).toEqual([name, 'invalid_secret_authentication'])
  })
})
