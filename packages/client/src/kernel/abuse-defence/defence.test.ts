import { proofOfWorkSiteKey } from '@portico/contract'
import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import './defence.ts'
import type { Client } from '../../client/client.ts'
import { getInternals } from '../../client/get-internals.ts'
import type { ClientOptions } from '../../foundation/client-options.ts'
import { createFakeBrowser, options, publicToken } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../../testing/fake-service.ts'

const captchaOn = { captcha_settings: { enabled: true, siteKey: 'site-key' } }
const watching = { dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'OBSERVATION' }
const deciding = { dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'DECISIONING' }
const proofOfWork = { captcha_settings: { enabled: true, siteKey: proofOfWorkSiteKey } }

const sendCode = 'POST /otps/email/login_or_create'

function createWorld(project: object, { isBroken = false, given = options } = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('GET /projects/bootstrap', () => answer(project))
  const loads: string[] = []
  const refuseToLoad = () => Promise.reject(new Error('blocked by the browser'))
  let tokens = 0
  const browser = createFakeBrowser({
    clock,
    fetch: service.fetch,
    captcha: {
      async load(siteKey) {
        loads.push(`captcha ${siteKey}`)
        if (isBroken) return refuseToLoad()
        return { execute: async (action) => `captcha-${action}-${++tokens}` }
      },
    },
    fingerprint: {
      async load(cdnUrl) {
        loads.push(`fingerprint ${cdnUrl}`)
        if (isBroken) return refuseToLoad()
        return { identify: async (token, submitUrl) => `id of ${token} by ${submitUrl}` }
      },
    },
  })
  const reported: unknown[] = []
  const errorReporter = (error: unknown) => reported.push(error)
  const client = browser.openTab().connect({ ...given, errorReporter })
  const findBodies = (route: string) =>
    service.requests.filter((request) => request.route === route).map(({ body }) => body)
  return { clock, service, client, loads, reported, findBodies }
}

const telemetry = `id of ${publicToken} by https://auth.example.com/submit`

/** Every call that may carry the defence, and the one that must not. */
const calls: [string, (client: Client) => Promise<unknown>, 'both' | 'captcha' | 'none'][] = [
  [sendCode, ({ otps }) => otps.email.loginOrCreate('ada@example.com'), 'both'],
  ['POST /otps/email/send/primary', ({ otps }) => otps.email.send('ada@example.com'), 'captcha'],
  ['POST /otps/authenticate', ({ otps }) => otps.authenticate('123456', 'method-1'), 'both'],
  [
    'POST /magic_links/email/login_or_create',
    ({ magicLinks }) => magicLinks.email.loginOrCreate('ada@example.com'),
    'both',
  ],
  [
    'POST /magic_links/email/send/primary',
    ({ magicLinks }) => magicLinks.email.send('ada@example.com'),
    'both',
  ],
  ['POST /magic_links/authenticate', ({ magicLinks }) => magicLinks.authenticate('t'), 'none'],
  ['POST /users/search', (client) => getInternals(client).users.search('a@example.com'), 'both'],
  ['POST /totps/authenticate', ({ totps }) => totps.authenticate({ totp_code: '123456' }), 'both'],
  ['POST /totps/recover', ({ totps }) => totps.recover({ recovery_code: 'one' }), 'both'],
  ['POST /totps', ({ totps }) => totps.create({ expiration_minutes: 5 }), 'none'],
  [
    'POST /impersonation/authenticate',
    ({ impersonation }) => impersonation.authenticate({ impersonation_token: 't' }),
    'both',
  ],
  ['POST /sessions/authenticate', ({ session }) => session.authenticate(), 'none'],
  ['PUT /users/me', ({ user }) => user.update({}), 'none'],
]

describe.each(calls)('%s', (route, call, level) => {
  const captcha = { captcha_token: expect.stringMatching(/^captcha-LOGIN-\d$/) }
  const fingerprint = { dfp_telemetry_id: telemetry }
  const carried = (fields: object) => (level === 'none' ? {} : fields)

  it.each([
    ['nothing while both are off', {}, {}],
    ['a captcha token while only the captcha is on', captchaOn, captcha],
    ['the fingerprint while it is watched', watching, level === 'captcha' ? {} : fingerprint],
    [
      'both while the fingerprint is watched and the captcha is on',
      { ...captchaOn, ...watching },
      level === 'captcha' ? captcha : { ...captcha, ...fingerprint },
    ],
    [
      'the fingerprint alone while it decides',
      { ...captchaOn, ...deciding },
      level === 'captcha' ? captcha : fingerprint,
    ],
  ])(`carries (${level}) %s`, async (_, project, expected) => {
    const { service, client, findBodies } = createWorld(project)
    service.on(route, () => answer(service.openSession()))
    await call(client)
    const [body] = findBodies(route)
    const { captcha_token, dfp_telemetry_id } = Object(body)
    const sent = JSON.parse(JSON.stringify({ captcha_token, dfp_telemetry_id }))
    expect(sent).toEqual(carried(expected))
  })
})

describe('a fingerprint check that decides about captchas', () => {
  const project = { ...captchaOn, ...deciding }
  const plain = () => new Response('Captcha required', { status: 403 })

  it.each([
    ['in plain text', plain],
    ['by its error type', () => refuse(400, 'captcha_required')],
  ])(
    'asks for a captcha %s, and the client repeats the call once with captcha and fingerprint',
    async (_, ask) => {
      const { service, client, reported, findBodies } = createWorld(project)
      const replies = [ask(), answer({ method_id: 'method-1' })]
      service.on(sendCode, () => replies.shift() ?? refuse(500, 'internal_server_error'))
      const sent = await client.otps.email.loginOrCreate('ada@example.com')
      expect(sent.method_id).toBe('method-1')
      expect(findBodies(sendCode)).toEqual([
        { email: 'ada@example.com', dfp_telemetry_id: telemetry },
        {
          email: 'ada@example.com',
          dfp_telemetry_id: telemetry,
          captcha_token: 'captcha-LOGIN-1',
        },
      ])
      expect(reported).toEqual([])
    },
  )

  it('leads to one repetition only, even when the service asks for a captcha again', async () => {
    const { service, client } = createWorld(project)
    service.on(sendCode, plain)
    await expect(client.otps.email.loginOrCreate('ada@example.com')).rejects.toThrow(
      'Invalid response from our servers.',
    )
    expect(service.count(sendCode)).toBe(2)
  })

  it('does not repeat a call that was refused for another reason', async () => {
    const { service, client } = createWorld(project)
    service.on(sendCode, () => refuse(403, 'fingerprint_blocked'))
    await expect(client.otps.email.loginOrCreate('ada@example.com')).rejects.toThrow()
    expect(service.count(sendCode)).toBe(1)
  })
})

describe('the providers', () => {
  it('are not loaded while the project needs neither', async () => {
    const { clock, client, service, loads } = createWorld({})
    service.on(sendCode, () => answer({ method_id: 'method-1' }))
    await client.otps.email.loginOrCreate('ada@example.com')
    await clock.settle()
    expect(loads).toEqual([])
  })

  it('are loaded as soon as the project asks for them, before the first send', async () => {
    const { clock, loads } = createWorld({ ...captchaOn, ...watching })
    await clock.settle()
    expect(loads).toEqual(['captcha site-key', 'fingerprint https://auth.example.com'])
  })

  it.each<[ClientOptions, string, string]>([
    [
      { dfpCdnUrl: 'http://localhost:9/cdn/', dfppaUrl: 'submit.example.com' },
      'http://localhost:9/cdn',
      'https://submit.example.com/submit',
    ],
    [
      { endpointOptions: { dfpCdnDomain: 'cdn.example.com', dfppaDomain: 'dfp.example.com' } },
      'https://cdn.example.com',
      'https://dfp.example.com/submit',
    ],
    [
      { endpoints: { ...options.endpoints, dfpBackendURL: 'http://localhost:8' } },
      'https://auth.example.com',
      'http://localhost:8/submit',
    ],
  ])('are loaded from where %j says', async (given, cdnUrl, submitUrl) => {
    const world = createWorld(watching, { given: { ...options, ...given } })
    world.service.on(sendCode, () => answer({ method_id: 'method-1' }))
    await world.client.otps.email.loginOrCreate('ada@example.com')
    expect(world.loads).toContain(`fingerprint ${cdnUrl}`)
    expect(world.findBodies(sendCode)).toMatchObject([
      { dfp_telemetry_id: `id of ${publicToken} by ${submitUrl}` },
    ])
  })

  it('that cannot be loaded are reported, and the call is sent without their tokens', async () => {
    const world = createWorld({ ...captchaOn, ...watching }, { isBroken: true })
    world.service.on(sendCode, () => refuse(400, 'captcha_required'))
    await expect(world.client.otps.email.loginOrCreate('ada@example.com')).rejects.toMatchObject({
      error_type: 'captcha_required',
    })
    expect(world.findBodies(sendCode)).toEqual([{ email: 'ada@example.com' }])
    expect(world.reported.map(String)).toContain('Error: blocked by the browser')
  })
})

describe('the built-in captcha', () => {
  it('solves a challenge from the service for every call, and loads no third-party script', async () => {
    const { service, client, loads, findBodies } = createWorld(proofOfWork)
    let challenges = 0
    service.on('POST /captcha/challenge', () =>
      answer({ challenge: `challenge-${++challenges}`, difficulty: 4 }),
    )
    service.on(sendCode, () => answer({ method_id: 'method-1' }))
    await client.otps.email.loginOrCreate('ada@example.com')
    await client.otps.email.loginOrCreate('ada@example.com')
    expect(findBodies(sendCode)).toEqual([
      { email: 'ada@example.com', captcha_token: expect.stringMatching(/^challenge-1\.\d+$/) },
      { email: 'ada@example.com', captcha_token: expect.stringMatching(/^challenge-2\.\d+$/) },
    ])
    expect(loads).toEqual([])
  })

  it('stops when the call is aborted, and the call is not sent', async () => {
    const { service, client, reported } = createWorld(proofOfWork)
    const leaving = new AbortController()
    const reason = new Error('the screen was left')
    service.on('POST /captcha/challenge', () => {
      leaving.abort(reason)
      return answer({ challenge: 'challenge', difficulty: 60 })
    })
    const { signal } = leaving
    await expect(client.otps.email.loginOrCreate('ada@example.com', {}, { signal })).rejects.toBe(
      reason,
    )
    expect(service.count(sendCode)).toBe(0)
    expect(reported).toEqual([])
  })

  it('never sends a solution twice, even for a call that may be repeated', async () => {
    const { service, client } = createWorld(proofOfWork)
    service.on('POST /captcha/challenge', () => answer({ challenge: 'challenge', difficulty: 1 }))
    service.on('POST /users/search', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(getInternals(client).users.search('ada@example.com')).rejects.toThrow()
    expect(service.count('POST /users/search')).toBe(1)
  })
})
