/** The official client without its widget, unmodified, on this service. */
import { limits, sessions, users } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import { takeFirst } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import { toWrongCode } from '../support/to-wrong-code.ts'
import type { OfficialPage } from './support/official-page.ts'
import { headlessVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'

const minute = 60_000

const getFixture = prepareOfficial()

describe.each(headlessVersions)('the headless client of version %s', (name, version) => {
  const toAddress = (person: string) => `${person}-${name}@example.com`
  const open = () => getFixture().visit({ entry: version.headless })

  const signIn = (at: OfficialPage, email: string) => signInOfficial(at, getFixture().world, email)

  /** The session as the service has it, by the tokens of the page. */
  async function askService(at: OfficialPage) {
    const tokens = await at.page.evaluate(() => window.official.session.getTokens())
    return getFixture().world.call(
      sessions.authenticate,
      {},
      { session: tokens?.session_token ?? '' },
    )
  }

  test('signs up with a link, and sends links to a known user, signed in or out', async () => {
    const { world } = getFixture()
    const ada = toAddress('ada')
    const at = await open()
    const links = {
      login_magic_link_url: getFixture().welcomeUrl,
      signup_magic_link_url: getFixture().welcomeUrl,
    }
    await at.page.evaluate(
      ([to, urls]) => window.official.magicLinks.email.loginOrCreate(to, urls),
      [ada, links] as const,
    )
    await at.page.goto(await world.inbox.linkFor(ada))
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    await at.page.waitForURL(getFixture().welcomeUrl)

    // signed in: the secondary call; signed out: the primary one
    const { session_id: begun } = (await askService(at)).data?.session ?? {}
    await at.page.evaluate(([to, urls]) => window.official.magicLinks.email.send(to, urls), [
      ada,
      links,
    ] as const)
    // The page asks about the session as it loads: an answer that came after the link's would be about a
    // token that the link has renewed, and this client would believe it.
    const refreshed = at.page.waitForResponse('**/sessions/authenticate')
    await at.page.route('**/magic_links/authenticate', async (route) => {
      await refreshed
      await route.continue()
    })
    await at.page.goto(await world.inbox.linkFor(ada))
    await expect
      .poll(() => at.calls.filter((call) => call === useLink).length, { timeout: 30_000 })
      .toBe(2)
    await expect
      .poll(async () => (await askService(at)).data?.session.session_id, { timeout: 30_000 })
      .toBe(begun)
    await at.page.evaluate(() => window.official.session.revoke())
    await at.page.evaluate(([to, urls]) => window.official.magicLinks.email.send(to, urls), [
      ada,
      links,
    ] as const)
    await at.page.goto(await world.inbox.linkFor(ada))
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect(at.calls).toEqual(
      expect.arrayContaining([
        'POST /sdk/v1/magic_links/email/send/secondary',
        'POST /sdk/v1/magic_links/email/send/primary',
      ]),
    )
    await at.expectClean()
  })

  test('signs in with a passcode; wrong ones get the specified error types', async () => {
    const { world } = getFixture()
    const bob = toAddress('bob')
    const at = await open()
    const methodId = await at.page.evaluate(
      async (to) => (await window.official.otps.email.loginOrCreate(to)).method_id,
      bob,
    )
    const code = await world.inbox.codeFor(bob)
    const attempt = (token: string) =>
      at.page.evaluate(
        ([value, id]) =>
          window.official.otps
            .authenticate(value, id, { session_duration_minutes: 60 })
            .then((reply) => ({ type: 'none', reply, status: reply.status_code }))
            .catch((error) => ({
              type: error.error_type,
              reply: null,
              status: error.status_code,
            })),
        [token, methodId] as const,
      )
    expect(await attempt(toWrongCode(code))).toMatchObject({
      type: 'otp_code_not_found',
      status: 404,
    })
    const { reply } = await attempt(code)
    expect(reply).toMatchObject({
      method_id: methodId,
      user: { emails: [{ email: bob, verified: true }] },
      session: { authentication_factors: [{ type: 'otp', delivery_method: 'email' }] },
    })
    expect((await attempt(code)).type).toBe('otp_code_not_found')

    // signed in: the secondary call
    await at.page.evaluate((to) => window.official.otps.email.send(to), bob)
    expect(await world.inbox.codeFor(bob)).toMatch(/^\d{6}$/)
    const refusal = '404 POST /sdk/v1/otps/authenticate'
    await at.expectClean([refusal, refusal])
  })

  test('reads, extends and ends the session', async () => {
    const { world } = getFixture()
    const cleo = toAddress('cleo')
    const at = await open()
    expect(await at.page.evaluate(() => window.official.session.getSync())).toBeNull()
    expect(await at.page.evaluate(() => window.official.session.getTokens())).toBeNull()
    const reply = await signIn(at, cleo)

    const known = await at.page.evaluate(() => window.official.session.getSync())
    expect(known).toEqual(reply.session)
    const extended = await at.page.evaluate(() =>
      window.official.session.authenticate({ session_duration_minutes: 60 }),
    )
    expect(extended.session.session_id).toBe(reply.session.session_id)
    expect(extended.session.expires_at).toBe(
      new Date(world.clock.now() + 60 * minute).toISOString(),
    )
    const [cookie] = await at.opened.context.cookies()
    expect(cookie?.expires).toBeCloseTo(Date.parse(extended.session.expires_at) / 1000, -1)

    const session = (await at.page.evaluate(() => window.official.session.getTokens()))
      ?.session_token
    await at.page.evaluate(() => window.official.session.revoke())
    await at.status.getByText('Signed out').waitFor()
    expect(await at.sessions()).toEqual([reply.session.session_id, expect.any(String), 'none'])
    expect(await at.opened.context.cookies()).toEqual([])
    const after = await world.call(sessions.authenticate, {}, { session: session ?? '' })
    expect(after.error?.error_type).toBe('session_not_found')
    await at.expectClean()
  })

  test('reads the user, and caches what it read', async () => {
    const at = await open()
    const dora = toAddress('dora')
    const reply = await signIn(at, dora)
    const { world } = getFixture()
    const user = await at.page.evaluate(() => window.official.user.get())
    const me = await world.call(users.me, undefined, { session: reply.session_token })
    const { request_id, status_code, ...expected } = me.data ?? {}
    expect(user).toEqual(expected)
    expect(await at.page.evaluate(() => window.official.user.getSync())).toEqual(user)
    expect(await at.page.evaluate(() => window.official.user.getInfo())).toMatchObject({
      fromCache: false,
    })
    await at.expectClean()
  })

  test('refreshes the session on load, and every three minutes', async () => {
    const at = await open()
    const eve = toAddress('eve')
    await signIn(at, eve)
    const count = () => at.calls.filter((call) => call === refresh).length
    expect(count()).toBe(0)
    await at.page.clock.install()
    await at.page.reload()
    await expect.poll(count, { timeout: 30_000 }).toBe(1)
    // the answer sets the next time, which must not pass before it is there
    const isAnswered = () => window.official?.session.getInfo().fromCache === false
    await expect.poll(() => at.page.evaluate(isAnswered), { timeout: 30_000 }).toBe(true)
    await at.page.clock.fastForward(3 * minute + 1_000)
    await expect.poll(count, { timeout: 30_000 }).toBe(2)
    await at.status.getByText(`Signed in as ${eve}`).waitFor()
    await at.expectClean()
  })

  // the service answers alike to all of them
  test.each(
    takeFirst([
      ['that was revoked', 'revoke'],
      ['that has expired', 'expire'],
      ['that never existed', 'invent'],
    ]),
  )('forgets a session %s, in every tab, and sends no further requests', async (_, way) => {
    const { world } = getFixture()
    const person = toAddress(way)
    const at = await open()
    const reply = await signIn(at, person)
    const tab = await at.opened.openTab()
    await tab.goto(at.page.url())
    // its first refresh is answered: nothing under way writes cookies any more
    await tab.waitForFunction(() => window.official?.session.getInfo().fromCache === false)

    if (way === 'revoke')
      await world.call(sessions.revoke, undefined, { session: reply.session_token })
    if (way === 'expire') world.clock.advance(31 * minute)
    if (way === 'invent') {
      const value = 'A'.repeat(43)
      await at.opened.context.addCookies([{ name: 'stytch_session', value, url: at.page.url() }])
    }
    await at.page.reload()
    await at.status.getByText('Signed out').waitFor()
    await tab.locator('#status').getByText('Signed out').waitFor()
    expect(await at.opened.context.cookies()).toEqual([])
    expect(at.refusals).toContain('404 POST /sdk/v1/sessions/authenticate')
  })

  test('loads the project configuration and caches it', async () => {
    const at = await open()
    const key = `stytch_sdk_state_${getFixture().world.project.publicToken}::bootstrap`
    const read = () => at.page.evaluate((name) => localStorage.getItem(name), key)
    await expect.poll(read, { timeout: 30_000 }).not.toBeNull()
    expect(JSON.parse((await read()) ?? '')).toMatchObject({
      projectName: 'Fieldnotes',
      displayWatermark: true,
      captchaSettings: { enabled: false },
      cnameDomain: null,
      emailDomains: ['fieldnotes.example'],
      pkceRequiredForEmailMagicLinks: false,
      passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 },
      vertical: 'CONSUMER',
    })
    await at.expectClean()
  })

  test('is refused a session longer than the maximum', async () => {
    const { world } = getFixture()
    const at = await open()
    const { data } = await world.call(otp.emailLoginOrCreate, { email: toAddress('finn') })
    const code = await world.inbox.codeFor(toAddress('finn'))
    const type = await at.page.evaluate(
      ([value, id, minutes]) =>
        window.official.otps
          .authenticate(value, id, { session_duration_minutes: minutes })
          .then(() => 'none')
          .catch((error) => error.error_type),
      [code, data?.method_id ?? '', limits.session.maxMinutes + 1] as const,
    )
    expect(type).toBe('invalid_session_duration_minutes')
  })
})

const refresh = 'POST /sdk/v1/sessions/authenticate'
const useLink = 'POST /sdk/v1/magic_links/authenticate'
