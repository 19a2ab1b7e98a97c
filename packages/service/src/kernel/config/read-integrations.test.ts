import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { IntegrationSettings } from './integration-settings.ts'
import { readIntegrations } from './read-integrations.ts'

const bytes = randomBytes(32)
const whsec = `whsec_${bytes.toString('base64')}`
const env = { HOOK_SECRET: whsec, CAPTCHA_SECRET: 'captcha-secret', JUDGE_SECRET: 'judge-secret' }

function read(
  settings: IntegrationSettings,
  changes: { env?: object; isDevelopment?: boolean } = {},
) {
  const problems: ConfigProblem[] = []
  const place = { key: 'projects[0]', env, isDevelopment: false, problems, ...changes }
  // the test's partial place has all fields that are read
  const outside = readIntegrations(settings, place as Parameters<typeof readIntegrations>[1])
  return { ...outside, problems: problems.map(({ key, message }) => `${key}: ${message}`) }
}
const hook = { endpointId: 'crm', url: 'https://crm.example.com/hooks', secretEnv: 'HOOK_SECRET' }
const recaptcha = { kind: 'recaptcha', siteKey: 'key', secretEnv: 'CAPTCHA_SECRET' } as const
const judge = { url: 'https://judge.example.com/', secretEnv: 'JUDGE_SECRET' }

describe('integrations of a project', () => {
  test('are off unless they are configured', () => {
    expect(read({})).toEqual({
      captcha: { kind: 'off' },
      fingerprint: { kind: 'off' },
      webhooks: [],
      problems: [],
    })
  })

  test('get their defaults, and their secrets from the environment', () => {
    expect(
      read({
        captcha: recaptcha,
        fingerprint: { mode: 'DECISIONING', ...judge },
        webhooks: [hook],
      }),
    ).toEqual({
      captcha: {
        kind: 'recaptcha',
        siteKey: 'key',
        secret: 'captcha-secret',
        verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
        leastScore: 0.5,
        whenUnreachable: 'refuse',
      },
      fingerprint: { kind: 'lookup', mode: 'DECISIONING', url: judge.url, secret: 'judge-secret' },
      webhooks: [
        { endpointId: 'crm', url: hook.url, secrets: [bytes], events: null, allowPrivate: false },
      ],
      problems: [],
    })
    expect(read({ captcha: { kind: 'proof-of-work' } }).captcha).toEqual({
      kind: 'proof-of-work',
      difficulty: 18,
    })
  })

  test('have two secrets side by side during a rotation', () => {
    const next = randomBytes(24)
    const HOOK_SECRET = `whsec_${next.toString('base64')} ${whsec}`
    expect(read({ webhooks: [hook] }, { env: { HOOK_SECRET } }).webhooks[0]?.secrets).toEqual([
      next,
      bytes,
    ])
  })

  test('may use plain http only for loopback in development', () => {
    const url = 'http://localhost:4000/hooks'
    expect(read({ webhooks: [{ ...hook, url }] }).problems).toEqual([
      `projects[0].webhooks[0].url: must be https in production, got "${url}"`,
    ])
    const { webhooks, problems } = read({ webhooks: [{ ...hook, url }] }, { isDevelopment: true })
    expect([problems, webhooks[0]?.allowPrivate]).toEqual([[], true])
    const elsewhere = { ...hook, url: 'http://crm.example.com/' }
    expect(read({ webhooks: [elsewhere] }, { isDevelopment: true }).problems).toEqual([
      expect.stringMatching(
        /^projects\[0\]\.webhooks\[0\]\.url: must be https \(http only on loop/,
      ),
    ])
  })

  test.each<[string, IntegrationSettings, object, string]>([
    ['a missing variable', { webhooks: [hook] }, {}, 'HOOK_SECRET: is missing; projects[0].webh'],
    [
      'no webhook secret',
      { webhooks: [hook] },
      { HOOK_SECRET: 'x' },
      'HOOK_SECRET: must be whsec_',
    ],
    ['a line break', { captcha: recaptcha }, { CAPTCHA_SECRET: 'a\nb' }, 'CAPTCHA_SECRET: must ho'],
    [
      'no site key',
      { captcha: { kind: 'recaptcha', secretEnv: 'CAPTCHA_SECRET' } },
      env,
      'projects[0].captcha.siteKey: is missing; pages need it to load the captcha',
    ],
    [
      'no variable',
      { captcha: { kind: 'recaptcha', siteKey: 'key' } },
      env,
      'projects[0].captcha.secretEnv: is missing; it names the environment variable',
    ],
    [
      'an address inside out',
      { captcha: { ...recaptcha, verifyUrl: 'ftp://example.com/' } },
      env,
      'projects[0].captcha.verifyUrl: must be https',
    ],
    [
      'decisions without a captcha',
      { fingerprint: { mode: 'DECISIONING', ...judge } },
      env,
      'projects[0].fingerprint.mode: DECISIONING needs a captcha',
    ],
    [
      'an endpoint twice',
      { webhooks: [hook, hook] },
      env,
      'projects[0].webhooks[1].endpointId: "crm" is already used by another endpoint',
    ],
  ])('%s is reported under its key', (_, settings, variables, problem) => {
    const { problems } = read(settings, { env: variables })
    expect(problems).toEqual([expect.stringContaining(problem)])
  })
})
