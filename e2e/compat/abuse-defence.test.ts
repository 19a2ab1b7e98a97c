/** Captcha and device fingerprint: the official client sends what the project asks for, and nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { headlessVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'
import { type ProviderStub, startProviderStub } from './support/start-provider-stub.ts'

const standIns = {
  'https://www.google.com/recaptcha/enterprise.js?render=site-key-1': `window.grecaptcha = {
    enterprise: { ready: (go) => go(), execute: async (key, { action }) => key + ' ' + action }
  }`,
  'https://elements.stytch.com/telemetry.js': `window.GetTelemetryID = async () => 'telemetry-1'`,
}

let captchaProvider: ProviderStub
let fingerprintProvider: ProviderStub
beforeAll(async () => {
  captchaProvider = await startProviderStub()
  fingerprintProvider = await startProviderStub()
})
beforeEach(() => {
  captchaProvider.answer = { success: true, score: 0.9, action: 'LOGIN' }
  captchaProvider.asked.length = 0
  fingerprintProvider.answer = { verdict: 'ALLOW' }
  fingerprintProvider.asked.length = 0
})
afterAll(() => {
  captchaProvider.stop()
  fingerprintProvider.stop()
})

const toCaptcha = () => ({
  kind: 'recaptcha' as const,
  siteKey: 'site-key-1',
  secret: 'captcha-secret',
  verifyUrl: captchaProvider.url,
  leastScore: 0.5,
  whenUnreachable: 'refuse' as const,
})
const toFingerprint = (mode: 'OBSERVATION' | 'DECISIONING') => ({
  kind: 'lookup' as const,
  mode,
  url: fingerprintProvider.url,
  secret: 'fingerprint-secret',
})

describe('a project with a captcha', () => {
  const getFixture = prepareOfficial({ world: () => ({ project: { captcha: toCaptcha() } }) })

  test.each(headlessVersions)(
    'version %s solves the captcha for every guarded call',
    async (name, version) => {
      const { world, visit } = getFixture()
      const at = await visit({ entry: version.headless, standIns })
      await signInOfficial(at, world, `ada-${name}@example.com`)
      const tokens = captchaProvider.asked.map((body) => new URLSearchParams(body).get('response'))
      expect(tokens).toEqual(['site-key-1 LOGIN', 'site-key-1 LOGIN'])
      await at.expectClean()
    },
  )

  test.each(headlessVersions)(
    'version %s gets an error when the captcha is refused',
    async (name, version) => {
      const { world, visit } = getFixture()
      captchaProvider.answer = { success: true, score: 0.1, action: 'LOGIN' }
      const at = await visit({ entry: version.headless, standIns })
      const email = `bob-${name}@example.com`
      const type = await at.page.evaluate(
        (to) =>
          window.official.otps.email
            .loginOrCreate(to)
            .then(() => 'none')
            .catch((error) => error.error_type),
        email,
      )
      expect(type).toBe('captcha_failed')
      expect(world.inbox.count(email)).toBe(0)
    },
  )
})

describe('a project that observes fingerprints', () => {
  const getFixture = prepareOfficial({
    world: () => ({
      project: { captcha: toCaptcha(), fingerprint: toFingerprint('OBSERVATION') },
    }),
  })

  test.each(headlessVersions)('version %s sends telemetry and captcha', async (name, version) => {
    const { world, visit } = getFixture()
    const at = await visit({ entry: version.headless, standIns })
    await signInOfficial(at, world, `cleo-${name}@example.com`)
    await expect.poll(() => fingerprintProvider.asked.length, { timeout: 30_000 }).toBe(2)
    expect(JSON.parse(fingerprintProvider.asked[0] ?? '')).toMatchObject({
      telemetry_id: 'telemetry-1',
      action: '/otps/email/login_or_create',
    })
    expect(captchaProvider.asked).toHaveLength(2)
    await at.expectClean()
  })
})

describe('a project that decides by fingerprints', () => {
  const getFixture = prepareOfficial({
    world: () => ({
      project: { captcha: toCaptcha(), fingerprint: toFingerprint('DECISIONING') },
    }),
  })

  test.each(headlessVersions)(
    'version %s needs no captcha when the verdict allows it',
    async (name, version) => {
      const { world, visit } = getFixture()
      const at = await visit({ entry: version.headless, standIns })
      await signInOfficial(at, world, `dora-${name}@example.com`)
      expect(captchaProvider.asked).toEqual([])
      await at.expectClean()
    },
  )

  test.each(headlessVersions)(
    'version %s repeats the call with a captcha when challenged',
    async (name, version) => {
      const { world, visit } = getFixture()
      fingerprintProvider.answer = { verdict: 'CHALLENGE' }
      const at = await visit({ entry: version.headless, standIns })
      await signInOfficial(at, world, `eve-${name}@example.com`)
      expect(captchaProvider.asked).toHaveLength(2)
      expect(new Set(at.refusals.map((refusal) => refusal.slice(4)))).toEqual(
        new Set(['POST /sdk/v1/otps/email/login_or_create', 'POST /sdk/v1/otps/authenticate']),
      )
    },
  )
})
