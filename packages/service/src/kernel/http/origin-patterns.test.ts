import {
  createTestProject,
  createWorld,
  type TestProject,
  type World,
} from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toBasic } from '../../testing/create-test-service.ts'
import { hostileOrigins, previewOrigin, previewPattern } from '../../testing/hostile-origins.ts'
import { sendRaw } from '../../testing/raw-request.ts'

describe('pages of preview deployments', () => {
  let world: World
  let project: TestProject
  beforeAll(async () => {
    project = createTestProject({ originPatterns: [previewPattern] })
    world = await createWorld({ project })
  })
  afterAll(() => world.service.stop())

  /** Sends a request whose `Origin` has exactly these bytes. */
  const send = async (origin: string, method: 'OPTIONS' | 'POST') => {
    const own = world.project
    const lines =
      method === 'OPTIONS'
        ? ['access-control-request-method: POST', 'access-control-request-headers: authorization']
        : [
            `authorization: ${toBasic(own.publicToken, own.publicToken)}`,
            'content-type: application/json',
            'content-length: 25',
          ]
    const head = [
      `${method} /sdk/v1/users/search HTTP/1.1`,
      'host: localhost',
      'connection: close',
      `origin: ${origin}`,
      ...lines,
    ]
    const body = method === 'POST' ? '{"email":"a@example.com"}' : ''
    const answer = await sendRaw(Number(new URL(world.origin).port), (socket) => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    })
    return {
      status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
      allowed: /^access-control-allow-origin: (.*)\r$/im.exec(answer)?.[1],
    }
  }

  test('an origin that fits the pattern passes the preflight and the call', async () => {
    expect(await send(previewOrigin, 'OPTIONS')).toEqual({ status: 204, allowed: previewOrigin })
    expect(await send(previewOrigin, 'POST')).toEqual({ status: 200, allowed: previewOrigin })
  })

  test(`none of ${hostileOrigins.length} hostile origins passes a preflight or a call`, async () => {
    expect(hostileOrigins.length).toBeGreaterThanOrEqual(40)
    for (const [trick, origin] of hostileOrigins) {
      for (const method of ['OPTIONS', 'POST'] as const) {
        const { status, allowed } = await send(origin, method)
        // 400: the bytes are no HTTP header
        expect([trick, method, status === 403 || status === 400]).toEqual([trick, method, true])
        expect([trick, method, allowed]).toEqual([trick, method, undefined])
      }
    }
  })

  test('the page learns from the setup check that its origin is allowed', async () => {
    const path = `/sdk/v1/projects/setup/${world.project.publicToken}`
    const ask = async (origin: string) => {
      const answer = await world.service.app.inject({ url: path, headers: { origin } })
      return answer.json().data.is_origin_allowed
    }
    expect(await ask(previewOrigin)).toBe(true)
    expect(await ask(`${previewOrigin}.evil.example`)).toBe(false)
  })

  test('a pattern lets no site put the older clients’ frame into its page', async () => {
    const { headers } = await world.service.app.inject('/v1/public/clientside-services/index.html')
    expect(headers['content-security-policy']).toContain('frame-ancestors https://app.example.com;')
  })
})
