import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestService } from '../../testing/create-test-service.ts'
import { solveProof } from '../../testing/solve-proof.ts'
import { type Receiver, type ReceiverAnswer, startReceiver } from '../../testing/start-receiver.ts'
import type { FingerprintConfig, ProjectConfig } from '../config/config.ts'
import { createLookupFingerprint } from '../fingerprint/lookup-fingerprint.ts'

const send = '/otps/email/login_or_create'
const difficulty = 6
const metricsToken = 'a-token-of-the-operator'

describe('fingerprint verdicts', () => {
  let database: TestStorage
  let judge: Receiver
  let answer: ReceiverAnswer
  let lines: string[]
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    judge = await startReceiver(() => answer)
  })
  beforeEach(() => {
    judge.received.length = 0
    lines = []
  })
  afterEach(() => Promise.all(closers.splice(0).map((close) => close())))
  afterAll(async () => {
    await judge.close()
    await database.remove()
  })

  const says = (verdict: unknown): ReceiverAnswer => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ verdict }),
  })
  const toConfig = (mode: 'OBSERVATION' | 'DECISIONING'): FingerprintConfig => ({
    kind: 'lookup',
    mode,
    url: `${judge.url}/lookup`,
    secret: 'secret-of-the-judge',
  })
  const start = async (
    mode: 'OBSERVATION' | 'DECISIONING',
    captcha: ProjectConfig['captcha'] = { kind: 'proof-of-work', difficulty },
  ) => {
    const world = await createTestService({
      storage: database.storage,
      project: { captcha, fingerprint: toConfig(mode) },
      config: { metricsToken },
      log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    })
    closers.push(world.close)
    const solve = async () => {
      const { data } = await world.post('/captcha/challenge')
      return solveProof(data.challenge, difficulty)
    }
    const sendWith = (fields: Record<string, unknown>) =>
      world.post(send, { email: 'ada@example.com', ...fields })
    return { world, solve, sendWith }
  }
  const telemetry = { dfp_telemetry_id: 'telemetry-1' }

  test.each(['OBSERVATION', 'DECISIONING'] as const)(
    'bootstrap tells the mode %s',
    async (mode) => {
      const { world } = await start(mode)
      const { data } = await world.get(`/projects/bootstrap/${world.project.publicToken}`)
      expect(data).toMatchObject({
        dfp_protected_auth_enabled: true,
        dfp_protected_auth_mode: mode,
      })
    },
  )

  test('DECISIONING: an allowed browser needs no captcha', async () => {
    answer = says('ALLOW')
    const { world, sendWith } = await start('DECISIONING')
    expect((await sendWith(telemetry)).status).toBe(200)
    expect(judge.received).toHaveLength(1)
    expect(judge.received[0]).toMatchObject({
      method: 'POST',
      path: '/lookup',
      headers: { authorization: 'Bearer secret-of-the-judge' },
    })
    expect(JSON.parse(judge.received[0]?.body ?? '')).toEqual({
      telemetry_id: 'telemetry-1',
      project_id: world.project.projectId,
      action: send,
    })
  })

  test('DECISIONING: a blocked browser gets nothing, with a captcha or without', async () => {
    answer = says('BLOCK')
    const { solve, sendWith, world } = await start('DECISIONING')
    for (const fields of [telemetry, { ...telemetry, captcha_token: await solve() }]) {
      const refused = await sendWith(fields)
      expect([refused.status, refused.data.error_type]).toEqual([403, 'fingerprint_blocked'])
    }
    await world.service.deliverNow()
    expect(world.inbox.list()).toEqual([])
  })

  test('DECISIONING: a challenged browser is asked for a captcha, with the error that clients know', async () => {
    answer = says('CHALLENGE')
    const { solve, sendWith } = await start('DECISIONING')
    const asked = await sendWith(telemetry)
    expect(asked.status).toBe(403)
    expect(asked.headers['content-type']).toMatch(/^text\/plain/)
    expect(asked.text).toContain('Captcha required')
    expect((await sendWith({ ...telemetry, captcha_token: await solve() })).status).toBe(200)
    const wrong = await sendWith({ ...telemetry, captcha_token: 'made up' })
    expect(wrong.data.error_type).toBe('captcha_failed')
  })

  test('DECISIONING: leaving the telemetry out bypasses nothing', async () => {
    answer = says('ALLOW')
    const { solve, sendWith } = await start('DECISIONING')
    const asked = await sendWith({})
    expect([asked.status, asked.text]).toEqual([403, 'Captcha required'])
    expect((await sendWith({ captcha_token: await solve() })).status).toBe(200)
    expect(judge.received).toEqual([])
  })

  test.each<[string, ReceiverAnswer]>([
    ['an error', { status: 500 }],
    ['an unknown verdict', says('MAYBE')],
    ['nonsense', { status: 200, body: 'hello' }],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' } }],
  ])(
    'DECISIONING: %s of the provider lets users in, with a warning and a count',
    async (_, wrong) => {
      answer = wrong
      const { world, sendWith } = await start('DECISIONING')
      expect((await sendWith(telemetry)).status).toBe(200)
      expect(lines.some((line) => line.includes('could not be reached'))).toBe(true)
      expect(lines.join()).not.toContain('secret-of-the-judge')
      expect(judge.received).toHaveLength(1)
      const metrics = await world.service.app.inject({
        url: '/metrics',
        headers: { authorization: `Bearer ${metricsToken}` },
      })
      expect(metrics.body).toContain(
        'portico_fingerprints_total{mode="DECISIONING",verdict="UNREACHABLE"} 1',
      )
    },
  )

  test('a provider that never answers is given up', async () => {
    answer = null
    const config = toConfig('DECISIONING')
    if (config.kind !== 'lookup') throw new Error('not a look-up')
    const log = pino({ level: 'silent' })
    const fingerprint = createLookupFingerprint(config, { log, timeoutMs: 50 })
    const about = { project: createTestProject(), action: send }
    expect(await fingerprint.judge('telemetry-1', about)).toBe('UNREACHABLE')
  })

  test('OBSERVATION: verdicts are logged and refuse nobody', async () => {
    answer = says('BLOCK')
    const { sendWith } = await start('OBSERVATION', { kind: 'off' })
    expect((await sendWith(telemetry)).status).toBe(200)
    expect((await sendWith({})).status).toBe(200)
    await expect
      .poll(() =>
        lines
          .filter((line) => line.includes('browser judged'))
          .map(toVerdict)
          .sort(),
      )
      .toEqual(['BLOCK', 'MISSING'])
  })

  test('OBSERVATION: the captcha is required as without it', async () => {
    answer = says('ALLOW')
    const { solve, sendWith } = await start('OBSERVATION')
    const without = await sendWith(telemetry)
    expect([without.status, without.data.error_type]).toEqual([400, 'captcha_required'])
    expect((await sendWith({ ...telemetry, captcha_token: await solve() })).status).toBe(200)
  })

  test('off: telemetry sent by a client changes nothing', async () => {
    const world = await createTestService({ storage: database.storage })
    closers.push(world.close)
    const body = { email: 'ada@example.com', captcha_token: 'made up', ...telemetry }
    expect((await world.post(send, body)).status).toBe(200)
    const { projectId } = world.project
    expect(judge.received.filter(({ body: asked }) => asked.includes(projectId))).toEqual([])
  })
})

const toVerdict = (line: string): string => JSON.parse(line).verdict
