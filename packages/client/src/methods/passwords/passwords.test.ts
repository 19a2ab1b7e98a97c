import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import '../../kernel/pkce/pair.ts'
import { createFakeBrowser, publicToken } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../../testing/fake-service.ts'

const key = (kind: string) => `stytch_sdk_state_${publicToken}::PKCE_VERIFIER:${kind}`
const email = 'ada@example.com'
const password = 'seven wooden lighthouses'

function createWorld({ isRequired = true } = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('GET /projects/bootstrap', () =>
    answer({
      pkce_required_for_email_magic_links: isRequired,
      pkce_required_for_password_resets: isRequired,
    }),
  )
  service.on('POST /magic_links/email/login_or_create', () => answer())
  service.on('POST /passwords/email/reset/start', () => answer())
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const bodies = (route: string) =>
    service.requests.filter((request) => request.route === route).map(({ body }) => body)
  const verifier = (kind: string) => JSON.parse(browser.stored.get(key(kind)) ?? '{}').code_verifier
  return { service, browser, bodies, verifier, client: browser.openTab().connect() }
}

describe('passwords', () => {
  it.each([
    ['create', 'POST /passwords', { email, password }],
    ['authenticate', 'POST /passwords/authenticate', { email, password }],
    ['resetByEmail', 'POST /passwords/email/reset', { token: 't', password }],
    [
      'resetByExistingPassword',
      'POST /passwords/existing_password/reset',
      { email, existing_password: password, new_password: 'x' },
    ],
    ['resetBySession', 'POST /passwords/session/reset', { password }],
  ] as const)('%s sends what it was given and signs in', async (name, route, options) => {
    const { service, bodies, client } = createWorld()
    service.on(route, () => answer(service.openSession()))
    const body = { ...options, session_duration_minutes: 60 }
    await Reflect.apply(client.passwords[name], null, [body])
    expect(bodies(route)).toEqual([body])
    expect(client.session.getSync()).not.toBeNull()
  })

  it('a strength check sends the address only where there is one', async () => {
    const { service, bodies, client } = createWorld()
    const route = 'POST /passwords/strength_check'
    service.on(route, () => answer({ score: 1 }))
    expect(await client.passwords.strengthCheck({ password })).toMatchObject({ score: 1 })
    await client.passwords.strengthCheck({ email, password })
    expect(bodies(route)).toEqual([{ password }, { email, password }])
  })

  it('a value that is not a string is refused before any call', async () => {
    const { client } = createWorld()
    const call = Reflect.apply(client.passwords.create, null, [{ email }])
    await expect(call).rejects.toThrow('password must be a string.')
  })

  it('a reset sends the verifier of the requesting browser, and the PKCE pair is forgotten', async () => {
    const { service, browser, bodies, verifier, client } = createWorld()
    const route = 'POST /passwords/email/reset'
    service.on(route, () => answer(service.openSession()))
    await client.passwords.resetByEmailStart({ email })
    const code_verifier = verifier('passwords')
    expect(bodies('POST /passwords/email/reset/start')).toEqual([
      { email, code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    await client.passwords.resetByEmail({ token: 't', password })
    expect(bodies(route)).toEqual([{ token: 't', password, code_verifier }])
    expect(browser.stored.has(key('passwords'))).toBe(false)
  })

  it('a check of a link sends the verifier and keeps it for setting the password next', async () => {
    const { service, bodies, verifier, client } = createWorld()
    const route = 'POST /passwords/email/reset/check'
    service.on(route, () => answer({ is_valid: true, email, masked_email: 'a•••@example.com' }))
    await client.passwords.resetByEmailStart({ email })
    const code_verifier = verifier('passwords')
    expect(await client.passwords.resetByEmailCheck({ token: 't' })).toMatchObject({ email })
    expect(bodies(route)).toEqual([{ token: 't', code_verifier }])
    expect(verifier('passwords')).toBe(code_verifier)
  })

  it('a check is repeated without the verifier when the service does not expect one', async () => {
    const { service, bodies, verifier, client } = createWorld()
    const route = 'POST /passwords/email/reset/check'
    service.on(route, ({ body }) =>
      'code_verifier' in Object(body)
        ? refuse(400, 'pkce_did_not_expect_code_verifier')
        : answer({ is_valid: true, email, masked_email: null }),
    )
    await client.passwords.resetByEmailStart({ email })
    expect(await client.passwords.resetByEmailCheck({ token: 't' })).toMatchObject({ email })
    expect(bodies(route)).toHaveLength(2)
    expect(verifier('passwords')).toBeTruthy()
  })

  it('a mail that is resent works in the requesting browser', async () => {
    const { service, bodies, client } = createWorld()
    const route = 'POST /passwords/email/reset/resend'
    service.on(route, () => answer())
    await client.passwords.resetByEmailResend({ token: 't', locale: 'de' })
    expect(bodies(route)).toEqual([
      { token: 't', locale: 'de', code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
    ])
  })

  it('a project without PKCE gets no verifier with a reset', async () => {
    const { bodies, client } = createWorld({ isRequired: false })
    await client.passwords.resetByEmailStart({ email })
    expect(bodies('POST /passwords/email/reset/start')).toEqual([{ email }])
  })
})

describe('a link in a browser that also requested a reset', () => {
  const route = 'POST /magic_links/authenticate'

  it('is tried with the reset’s verifier first: the reset mail has a link as well', async () => {
    const { service, browser, bodies, verifier, client } = createWorld()
    await client.magicLinks.email.loginOrCreate(email)
    await client.passwords.resetByEmailStart({ email })
    const code_verifier = verifier('passwords')
    service.on(route, () => answer({ ...service.openSession(), method_id: 'm' }))
    await client.magicLinks.authenticate('t')
    expect(bodies(route)).toEqual([{ token: 't', code_verifier }])
    expect(browser.stored.has(key('passwords'))).toBe(false)
    expect(browser.stored.has(key('magic_links'))).toBe(true)
  })

  it('is tried with its own verifier if the reset’s does not match, and the reset’s is kept', async () => {
    const { service, browser, bodies, verifier, client } = createWorld()
    await client.magicLinks.email.loginOrCreate(email)
    await client.passwords.resetByEmailStart({ email })
    const own = verifier('magic_links')
    service.on(route, ({ body }) =>
      Object(body).code_verifier === own
        ? answer({ ...service.openSession(), method_id: 'm' })
        : refuse(401, 'pkce_mismatch'),
    )
    await client.magicLinks.authenticate('t')
    expect(bodies(route)).toHaveLength(2)
    expect(browser.stored.has(key('passwords'))).toBe(true)
    expect(browser.stored.has(key('magic_links'))).toBe(false)
  })

  it('is not tried a second time when it no longer works', async () => {
    const { service, bodies, client } = createWorld()
    await client.passwords.resetByEmailStart({ email })
    service.on(route, () => refuse(401, 'unable_to_auth_magic_link'))
    await expect(client.magicLinks.authenticate('t')).rejects.toThrow('unable_to_auth_magic_link')
    expect(bodies(route)).toHaveLength(1)
  })
})
