/**
 * What a React host's server renders, and what becomes of it in the browser: the first screen of the sign-in, and who is
 * signed in. The host is built for development, so whatever React warns of is an error.
 */
import type { InitialSession } from '@portico/react'
import { createPortico } from '@portico/server'
import type { World } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  prepareReact,
  type ReactTest,
  type ReactVisit,
  type ReactVisitOptions,
} from './react-host/prepare-react.ts'
import { createSession } from './support/create-session.ts'
import { waitForLanguage } from './support/wait-for-language.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const nonce = 'cjRuZDBt'
const config = { products: ['otp'], otpOptions: { methods: ['email'] } }

/** A policy that allows nothing inline but what has the nonce. */
const strict = ({ origin }: World) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src ${origin}; require-trusted-types-for 'script'`

const withoutNonce = (world: World) => strict(world).replaceAll(`'nonce-${nonce}'`, "'self'")

/** What a provider is told whose server knows that no user is signed in. */
const signedOut = { initialSession: null }

/** The element that a server renders: of the sign-in, or of the passkeys. */
const element = 'stytch-ui, portico-passkeys'

const visitServed = (it: ReactTest, options: Partial<ReactVisitOptions> = {}) =>
  it.visit({ page: 'served', config, isServerRendered: true, served: {}, ...options })

/** Marks the field of the server's HTML. */
const markField = (page: Page) =>
  page
    .locator(element)
    .locator('input')
    .evaluate((field) => Object.assign(window, { servedField: field }))

/** What became of the field that was marked. */
const readField = (page: Page) =>
  page.evaluate((selector) => {
    const field = document.querySelector(selector)?.querySelector('input')
    return {
      isSame: field === Reflect.get(window, 'servedField'),
      isFocused: field === document.activeElement,
    }
  }, element)

const untilDrawn = ({ page }: ReactVisit) =>
  page.waitForFunction((selector) => {
    const drawn = document.querySelector(selector)
    return drawn?.querySelector('style') === null && drawn
  }, element)

describe.each([19, 18] as const)('a server-rendered page under React %s', (version) => {
  const startTest = prepareReact(version)

  test('takes what is typed before the code is there: field, text, caret and focus stay, and the sign-in goes on', async () => {
    const it = await startTest()
    const at = await visitServed(it, { isHeld: true, served: { nonce }, policy: strict })
    await markField(at.page)
    await at.emailField.click()
    await at.page.keyboard.type('ada@exmple.com')
    for (let step = 0; step < 'mple.com'.length; step += 1)
      await at.page.keyboard.press('ArrowLeft')
    at.release()
    await untilDrawn(at)
    expect(await readField(at.page)).toEqual({ isSame: true, isFocused: true })
    await at.page.keyboard.type('a')
    expect(await at.emailField.inputValue()).toBe(ada)
    await at.page.keyboard.press('Enter')
    await at.codeField.fill(await it.world.inbox.codeFor(ada))
    await at.page.getByText(`Hello ${ada}`).waitFor()
    expect(await at.page.locator('html').getAttribute('data-react')).toMatch(`${version}.`)
    await at.expectNoErrors()
  })
})

describe.each(takeRows([19, 18] as const, [19]))(
  'a server-rendered page under React %s',
  (version) => {
    const startTest = prepareReact(version)

    test.each(
      takeFirst([
        ['pageLanguage', { pageLanguage: 'de-AT' }, 'de-AT'],
        ['acceptLanguage', { acceptLanguage: 'ca, de-CH;q=0.9, en;q=0.5' }, 'de-CH'],
      ]),
    )(
      'is in the language of the provider’s `%s`, and stays in it when the code is there',
      async (_, told, tag) => {
        const it = await startTest()
        const at = await visitServed(it, { isHeld: true, served: told, prepare: waitForLanguage })
        const heading = at.page.getByRole('heading', { name: 'Registrieren oder anmelden' })
        const field = at.page.getByRole('textbox', { name: 'E-Mail', exact: true })
        await heading.waitFor()
        await markField(at.page)
        await field.fill(ada)
        at.release()
        await untilDrawn(at)
        expect((await readField(at.page)).isSame).toBe(true)
        expect([await field.inputValue(), await heading.isVisible()]).toEqual([ada, true])
        expect(await at.page.locator('.st-root').getAttribute('lang')).toBe(tag)
        await at.expectNoErrors()
      },
    )

    test('with a nonce, a submit that comes before the code is sent once when it is there', async () => {
      const it = await startTest()
      const at = await visitServed(it, { isHeld: true, served: { nonce }, policy: strict })
      const address = at.page.url()
      await markField(at.page)
      await at.emailField.fill(ada)
      await at.page.keyboard.press('Enter')
      await at.page.keyboard.press('Enter')
      expect(at.page.url()).toBe(address)
      at.release()
      await at.codeField.waitFor()
      expect(it.world.inbox.count(ada)).toBe(1)
      expect(at.page.url()).toBe(address)
      await at.expectNoErrors()
    })

    test('without a nonce, a submit that comes before the code leads nowhere, and no policy for scripts is violated', async () => {
      const it = await startTest()
      const policy = (world: World) => `${withoutNonce(world)}; style-src-elem 'unsafe-inline'`
      const at = await visitServed(it, { isHeld: true, policy })
      const address = at.page.url()
      const asked: string[] = []
      at.page.on('request', (request) => asked.push(request.url()))
      await markField(at.page)
      await at.emailField.fill(ada)
      await at.page.keyboard.press('Enter')
      expect(at.page.url()).toBe(address)
      at.release()
      await untilDrawn(at)
      expect(await readField(at.page)).toEqual({ isSame: true, isFocused: true })
      expect(asked.filter((url) => url.includes('ada'))).toEqual([])
      await at.page.keyboard.press('Enter')
      await at.codeField.waitFor()
      await at.expectNoErrors()
    })

    test('whose policy forbids inline styles sends an empty element, and violates nothing', async () => {
      const it = await startTest()
      const at = await visitServed(it, {
        isHeld: true,
        served: { serveFirstScreen: false },
        policy: withoutNonce,
      })
      await at.page.locator('stytch-ui').waitFor({ state: 'attached' })
      expect(await at.page.locator('stytch-ui').innerHTML()).toBe('')
      at.release()
      await at.emailField.waitFor()
      await at.expectNoErrors()
    })

    test.each<[string, Partial<ReactVisitOptions>]>([
      ['in a shadow root', { config: { ...config, enableShadowDOM: true } }],
      ['with options that have no first screen', { config: { products: [] } }],
    ])('sends an empty element %s', async (_, options) => {
      const { host } = await startTest()
      const html = host.renderHost({
        publicToken: 'public-token-test-1',
        client: {},
        page: 'served',
        served: {},
        ...(options.config && { config: options.config }),
      })
      expect(html).toContain('<stytch-ui></stytch-ui>')
    })

    test.each<[string, string, object, RegExp]>([
      ['the sign-in in front of the passkeys', 'PorticoPasskeys', signedOut, /<input [^>]*email/],
      ['nothing, if the user may have passkeys', 'PorticoPasskeys', {}, /<portico-passkeys><\//],
      ['nothing of a root that declares none', 'PorticoResetPassword', signedOut, /password><\//],
    ])('sends %s', async (_, component, served, expected) => {
      const { host, world } = await startTest()
      const root = { component, props: { config } }
      const { publicToken } = world.project
      const html = host.renderHost({ publicToken, client: {}, page: 'root', config: root, served })
      expect(html).toMatch(expected)
    })

    test('takes over the sign-in in front of the passkeys: field, text and focus stay', async () => {
      const it = await startTest()
      const root = { component: 'PorticoPasskeys', props: { config } }
      const at = await it.visit({
        page: 'root',
        config: root,
        isServerRendered: true,
        isHeld: true,
        served: signedOut,
      })
      await markField(at.page)
      await at.emailField.click()
      await at.page.keyboard.type(ada)
      at.release()
      await untilDrawn(at)
      expect(await readField(at.page)).toEqual({ isSame: true, isFocused: true })
      expect(await at.emailField.inputValue()).toBe(ada)
      await at.page.keyboard.press('Enter')
      await at.codeField.fill(await it.world.inbox.codeFor(ada))
      await at.page.getByRole('heading', { name: /passkey/i }).waitFor()
      await at.expectNoErrors()
    })

    test('keeps text and focus, and warns of nothing, where the browser draws another screen than the server', async () => {
      const it = await startTest()
      const at = await visitServed(it, {
        isHeld: true,
        strings: { 'login.title': 'Welcome to Fieldnotes' },
      })
      await markField(at.page)
      await at.emailField.click()
      await at.page.keyboard.type(ada)
      at.release()
      await at.heading('Welcome to Fieldnotes').waitFor()
      expect(await readField(at.page)).toEqual({ isSame: false, isFocused: true })
      expect(await at.emailField.inputValue()).toBe(ada)
      await at.page.keyboard.press('Enter')
      await at.codeField.waitFor()
      if (version === 19) await at.expectNoErrors() // the development build of React 18 logs it by itself
    })

    test('creates one client of a public token, in strict mode too, and calls the page’s own origin if it is told to', async () => {
      const it = await startTest()
      const asked: string[] = []
      const at = await visitServed(it, {
        client: { customBaseUrl: '/' },
        prepare: async (page) => {
          page.on('request', (request) => asked.push(request.url()))
        },
      })
      await at.submitEmail(ada)
      await at.codeField.fill(await it.world.inbox.codeFor(ada))
      await at.page.getByText(`Hello ${ada}`).waitFor()
      const { origin } = new URL(at.page.url())
      const calls = asked.filter((url) => url.includes('/sdk/'))
      expect(calls.filter((url) => !url.startsWith(`${origin}/sdk/`))).toEqual([])
      expect(calls.filter((url) => url.includes('/projects/bootstrap/'))).toHaveLength(1)
      await at.expectNoErrors()
    })
  },
)

describe.each(takeRows([19, 18] as const, [19]))(
  'what a server found out, under React %s',
  (version) => {
    const startTest = prepareReact(version)

    /** Signs in, in a browser. */
    async function signIn(it: ReactTest) {
      const at = await visitServed(it)
      await at.submitEmail(ada)
      await at.codeField.fill(await it.world.inbox.codeFor(ada))
      await at.page.getByText(`Hello ${ada}`).waitFor()
      return at
    }

    /** Signs in at the service alone, and asks the host's server who it is. */
    async function createMember({ world }: ReactTest) {
      const { origin, project } = world
      const value = await createSession(world, ada)
      const cookies = [{ name: 'stytch_session', value }]
      const portico = createPortico({ baseUrl: origin, ...project })
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const { user, session, reason } = await portico.authenticate({
        headers: new Headers({ cookie }),
      })
      const initialSession: InitialSession = { user, session, reason }
      if (!session) throw new Error(`The server found no session: ${reason}`)
      const addCookies = (page: Page) =>
        page.context().addCookies(cookies.map((one) => ({ ...one, url: 'http://localhost' })))
      return { initialSession, addCookies }
    }

    test('a signed-in user without a local cache never sees the signed-out page, and signs out', async () => {
      const it = await startTest()
      const { initialSession, addCookies } = await createMember(it)
      const at = await visitServed(it, {
        served: { initialSession },
        prepare: addCookies,
      })
      await at.page.getByText('confirmed').waitFor()
      await at.page.getByText(ada, { exact: true }).waitFor()
      for (const text of await at.seen()) {
        expect(text).toContain(`Hello ${ada}`)
        expect(text).not.toMatch(/Signed out|One moment/)
      }
      await at.page.getByRole('button', { name: 'Sign out' }).click()
      await at.emailField.waitFor()
      await at.expectNoErrors()
    })

    test('a signed-out visitor whose browser remembers a user never sees the page of a member', async () => {
      const it = await startTest()
      const first = await signIn(it)
      const state = await first.page.evaluate(() => ({ ...localStorage }))
      const at = await visitServed(it, {
        served: { initialSession: null },
        prepare: (page) =>
          page.addInitScript((entries) => {
            for (const [key, value] of entries) localStorage.setItem(key, value)
          }, Object.entries(state)),
      })
      await at.page.getByText('confirmed').waitFor()
      for (const text of await at.seen()) expect(text).toContain('Signed out')
      await at.expectNoErrors()
    })

    test('a session that the service does not confirm ends at once', async () => {
      const it = await startTest()
      const { initialSession } = await createMember(it)
      const at = await visitServed(it, { served: { initialSession } })
      await at.emailField.waitFor()
      await at.page.getByText('Signed out').waitFor()
      await at.expectNoErrors()
    })

    test('a signed-in visitor gets no form where the options show a signed-in screen, on the server and in the browser', async () => {
      const it = await startTest()
      const { initialSession, addCookies } = await createMember(it)
      const at = await visitServed(it, {
        config: { ...config, signedIn: true },
        served: { initialSession },
        prepare: async (page) => {
          await addCookies(page)
          await page.addInitScript(() => {
            new MutationObserver(() => {
              if (document.querySelector('stytch-ui input'))
                Object.assign(window, { hadForm: true })
            }).observe(document, { subtree: true, childList: true })
          })
        },
      })
      await at.page.locator('stytch-ui .st-card').waitFor()
      expect(await at.page.evaluate(() => Reflect.get(window, 'hadForm'))).toBeUndefined()
      await at.expectNoErrors()
    })
  },
)
