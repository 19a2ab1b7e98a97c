import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProjects } from '../kernel/http/projects.ts'
import { keepSourceAddress } from '../kernel/http/source-address.ts'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createTestService, type TestService, toBasic } from '../testing/create-test-service.ts'
import { createHostCredentials } from './host-credentials.ts'

describe("the host's credentials", () => {
  let database: TestStorage
  let world: TestService
  const other = createTestProject()
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    world = await createTestService({ storage: database.storage, otherProjects: [other] })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const whoami = (authorization: string, headers = {}) =>
    world.get('/v1/debug/whoami', { headers: { authorization, ...headers } })

  test('the project id with its secret is accepted, and the response is not wrapped in data', async () => {
    const answer = await createHostCalls(world).get('/debug/whoami')
    expect(JSON.parse(answer.text)).toEqual({
      project_id: world.project.projectId,
      name: 'Example',
      session_cookies: { http_only: false, domain: null },
      request_id: expect.stringMatching(/^request-id-/),
      status_code: 200,
    })
  })

  test('SVC-23 a wrong id, a wrong secret, another project’s and a public token get the same error', async () => {
    const { projectId, publicToken } = world.project
    const secret = world.project.secret
    const answers = await Promise.all(
      [
        toBasic(projectId, 'secret-test-wrong'),
        toBasic('project-test-nobody', secret),
        toBasic(projectId, other.secret),
        toBasic(publicToken, secret),
        toBasic(publicToken, publicToken),
        toBasic(projectId, publicToken),
        toBasic(projectId, world.project.secretHash),
        toBasic(projectId, ''),
      ].map((authorization) => whoami(authorization)),
    )
    for (const { status, data } of answers)
      expect([status, data.error_type]).toEqual([401, 'invalid_secret_authentication'])
    expect(new Set(answers.map(({ data }) => data.error_message)).size).toBe(1)
  })

  test('SVC-23 a secret in the query is not accepted', async () => {
    const { projectId } = world.project
    const answer = await world.get(
      `/v1/debug/whoami?project_id=${projectId}&secret=${world.project.secret}`,
      { headers: { authorization: '' } },
    )
    expect([answer.status, answer.data.error_type]).toEqual([401, 'invalid_authorization_header'])
  })

  test.each([
    ['Origin of the project itself', { origin: 'https://app.example.com' }],
    ['Origin of another site', { origin: 'https://evil.example' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])(
    'a browser, recognized by %s, is refused even with the right secret',
    async (_name, headers) => {
      const { projectId } = world.project
      const answer = await whoami(toBasic(projectId, world.project.secret), headers)
      expect([answer.status, answer.data.error_type]).toEqual([
        403,
        'endpoint_not_authorized_for_sdk',
      ])
    },
  )

  test('failures from ever new addresses do not reset a project’s rate limit', () => {
    const { project } = world
    const { projectId } = project
    const read = createHostCredentials({ now: () => 0 })
    const projects = createProjects([project])
    const call = (secret: string, ip: string) => {
      const headers = { authorization: toBasic(projectId, secret) }
      // The function reads only the headers of a request; 80,000 real requests would take minutes.
      const request = { headers } as FastifyRequest
      keepSourceAddress(request, ip)
      return read(request, projects)
    }
    const secret = world.project.secret
    for (let calls = 0; calls < 60_000; calls++) call(secret, '192.0.2.1')
    for (let i = 0; i < 20_001; i++) {
      const ip = `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
      expect(() => call('secret-test-wrong', ip)).toThrow(
        expect.objectContaining({ errorType: 'invalid_secret_authentication' }),
      )
    }
    expect(() => call(secret, '192.0.2.1')).toThrow(
      expect.objectContaining({ errorType: 'too_many_requests' }),
    )
  })

  test('failures of one source are limited, and never block the right secret', async () => {
    const wrong = toBasic(world.project.projectId, 'secret-test-wrong')
    const statuses: number[] = []
    for (let i = 0; i < 70; i++)
      statuses.push(
        (
          await world.get('/v1/debug/whoami', {
            headers: { authorization: wrong },
            ip: '198.51.100.9',
          })
        ).status,
      )
    expect(statuses.filter((status) => status === 401)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    const right = await createHostCalls(world).get('/debug/whoami', { ip: '198.51.100.9' })
    expect(right.status).toBe(200)
  })
})
