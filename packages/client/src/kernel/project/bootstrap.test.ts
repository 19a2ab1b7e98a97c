import { describe, expect, it } from 'vitest'
import { getInternals } from '../../client/get-internals.ts'
import { createFakeBrowser, publicToken } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../../testing/fake-service.ts'

const route = 'GET /projects/bootstrap'
const defaults = {
  displayWatermark: false,
  projectName: null,
  emailDomains: [],
  captchaSettings: { enabled: false },
  passwordConfig: null,
  rbacPolicy: null,
  pkceRequiredForEmailMagicLinks: false,
  pkceRequiredForPasswordResets: false,
  pkceRequiredForOAuth: false,
  oauthProviders: null,
  cnameDomain: null,
  httpOnlyCookies: true,
  runDFPProtectedAuth: false,
  deletionDays: undefined,
  ownLanguages: undefined,
  secondStep: undefined,
  dfpProtectedAuthMode: 'OBSERVATION',
}
const wire = {
  project_name: 'Example Shop',
  disable_sdk_watermark: false,
  cname_domain: null,
  email_domains: ['mail.example.com'],
  captcha_settings: { enabled: true, siteKey: 'site-key' },
  password_config: { luds_complexity: 3, luds_minimum_count: 8 },
  rbac_policy: { roles: [], resources: [], scopes: [] },
  deletion_days: 7,
  own_languages: ['eo'],
  second_step: { require: 'optional', remember_days: 30 },
  vertical: 'CONSUMER',
}
const known = {
  ...defaults,
  displayWatermark: true,
  projectName: 'Example Shop',
  emailDomains: ['mail.example.com'],
  captchaSettings: { enabled: true, siteKey: 'site-key' },
  passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8, isLuds: false },
  rbacPolicy: { roles: [], resources: [], scopes: [] },
  deletionDays: 7,
  ownLanguages: ['eo'],
  secondStep: { require: 'optional' as const, remember_days: 30 },
}

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on(route, () => answer(wire))
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const open = () => getInternals(browser.openTab().connect()).bootstrap
  return { clock, service, browser, open }
}

describe('bootstrap', () => {
  it('returns the defaults at once, and the project’s configuration once the service answers', async () => {
    const { service, open } = createWorld()
    const bootstrap = open()
    expect(bootstrap.getSync()).toEqual(defaults)
    expect(await bootstrap.getAsync()).toEqual(known)
    expect(bootstrap.getSync()).toEqual(known)
    expect(service.requests.find((request) => request.route === route)?.url).toBe(
      `https://auth.example.com/sdk/v1/projects/bootstrap/${publicToken}`,
    )
  })

  it('is loaded once per client, however often it is asked for', async () => {
    const { service, open } = createWorld()
    const bootstrap = open()
    await Promise.all([bootstrap.getAsync(), bootstrap.getAsync()])
    expect(service.count(route)).toBe(1)
  })

  it('is available at once on the next load', async () => {
    const { open } = createWorld()
    await open().getAsync()
    expect(open().getSync()).toEqual(known)
  })

  it('falls back to the cached project when the service is unreachable', async () => {
    const { clock, service, open } = createWorld()
    await open().getAsync()
    service.on(route, () => Promise.reject(new TypeError('Failed to fetch')))
    const later = open().getAsync()
    await clock.pass(10_000)
    expect(await later).toEqual(known)
  })

  it.each([
    ['an unknown project', () => refuse(404, 'public_token_not_found')],
    ['a page that is no answer', () => new Response('<h1>Hello</h1>')],
    ['an empty project', () => answer({})],
  ])('falls back to the defaults on %s', async (_, respond) => {
    const { clock, service, open } = createWorld()
    service.on(route, respond)
    const bootstrap = open().getAsync()
    await clock.pass(10_000)
    expect(await bootstrap).toEqual(defaults)
  })

  it('ignores an unreadable cache entry', () => {
    const { browser, open } = createWorld()
    browser.stored.set(`stytch_sdk_state_${publicToken}::bootstrap`, '{nonsense')
    expect(open().getSync()).toEqual(defaults)
  })

  it('A7: reports a token of a B2B project as an error', async () => {
    const { service, browser, open } = createWorld()
    service.on(route, () => answer({ ...wire, vertical: 'B2B' }))
    await open().getAsync()
    expect(await browser.readWarnings()).toEqual([])
    expect(browser.errors).toEqual([expect.stringContaining('B2B project')])
  })
})
