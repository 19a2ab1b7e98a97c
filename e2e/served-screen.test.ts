import { expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { nameFile, readManifest } from '../scripts/budgets.mjs'
import { inLongRun } from './support/in-long-run.ts'
import { prepareServedPages, type ServedOptions } from './support/served-page.ts'
import { waitForPaint } from './support/wait-for-paint.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

/** Whether the field on the page is the one that came with its HTML. */
const isSameField = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('portico-sign-in')
    const now = (element?.shadowRoot ?? element)?.querySelector('input')
    return now !== null && now === Reflect.get(window, 'servedInput')
  })

const hasFocus = (page: Page) =>
  page.evaluate(() => {
    const field: unknown = Reflect.get(window, 'servedInput')
    return field instanceof HTMLElement && field.matches(':focus')
  })

const byLink = { products: ['emailMagicLinks'] }
const roots: [string, ServedOptions][] = [
  ['in the page', {}],
  ['in a shadow root', { enableShadowDOM: true }],
]

describe.each(takeRows(roots, roots.slice(0, 1)))(
  'a first screen that the page came with, %s',
  (_, root) => {
    const open = prepareServedPages()
    const served = { config: { ...byLink, ...root } }

    test('takes what is typed before the code is there, and field, text, caret and focus stay, on a slow phone too', async () => {
      const at = await open({ served, isSlow: true })
      await at.field.click()
      await at.page.keyboard.type('ada@exmple.com')
      for (let step = 0; step < 'mple.com'.length; step += 1)
        await at.page.keyboard.press('ArrowLeft')
      await at.release()
      expect(await isSameField(at.page)).toBe(true)
      expect(await hasFocus(at.page)).toBe(true)
      await at.page.keyboard.type('a')
      expect(await at.field.inputValue()).toBe('ada@example.com')
      await at.page.keyboard.press('Enter')
      await at.element.getByRole('heading', { name: 'Check your email' }).waitFor()
      expect(await at.world.inbox.linkFor(ada)).toContain('/v1/public/magic_links/redirect')
      expect(at.sends()).toBe(1)
      await at.expectNoErrors()
    })

    test('keeps a submit until the code is there, and sends it once, however often it was made, on a slow phone too', async () => {
      const at = await open({ served, isSlow: true })
      await at.field.fill(ada)
      await at.button.click()
      await at.button.click()
      await at.page.keyboard.press('Enter')
      expect(await at.element.locator('form').getAttribute('aria-busy')).toBe('true')
      expect(at.sends()).toBe(0)
      await at.release()
      await at.element.getByRole('heading', { name: 'Check your email' }).waitFor()
      await waitForPaint(at.page)
      expect(at.sends()).toBe(1)
      expect(new URL(at.page.url()).search).toBe('')
      await at.expectNoErrors()
    })

    test('is in the language of the request for the page, and stays in it when the code is there', async () => {
      const at = await open({
        served: { ...served, acceptLanguage: 'ca, de-CH;q=0.9, en;q=0.5' },
        mounted: served,
      })
      const field = at.element.getByRole('textbox', { name: 'E-Mail', exact: true })
      const heading = at.element.getByRole('heading', { name: 'Registrieren oder anmelden' })
      await heading.waitFor()
      await field.fill(ada)
      await at.release()
      // the style goes when the widget is drawn, here with the file of its language
      await expect.poll(() => at.element.locator('style').count()).toBe(0)
      expect(await isSameField(at.page)).toBe(true)
      expect(await field.inputValue()).toBe(ada)
      expect(await heading.isVisible()).toBe(true)
      await at.expectNoErrors()
    })

    test('a submit of nothing is told under the field once the code is there', async () => {
      const at = await open({ served })
      await at.button.click()
      await at.release()
      await at.element.locator('.st-field-error').waitFor()
      expect(await isSameField(at.page)).toBe(true)
      expect(at.sends()).toBe(0)
    })

    inLongRun(
      'e2e/served-screen',
      'takes what is typed before the code is there, and field, text, caret and focus stay, on a slow phone too',
    )('nothing is sent that nobody submitted', async () => {
      const at = await open({ served })
      await at.field.fill(ada)
      await at.release()
      await at.page.waitForLoadState('networkidle')
      expect(at.sends()).toBe(0)
      expect(await at.field.inputValue()).toBe(ada)
    })

    test.each([
      ['as it is', {}],
      [
        'in the host’s colours and words',
        {
          presentation: {
            theme: [
              { primary: '#5B2A86', 'rounded-base': '9px' },
              { 'color-scheme': 'dark', primary: '#D9C2F0' },
            ],
          },
          strings: { 'login.title': 'Welcome to <Fieldnotes> & "friends"' },
        },
      ],
      [
        'with tabs, buttons and a logo to come',
        {
          config: {
            products: ['oauth', 'otp', 'passwords'],
            oauthOptions: { providers: ['google'] },
            otpOptions: { methods: ['sms', 'email'] },
            ...root,
          },
          styles: { logo: { logoImageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } },
        },
      ],
    ] as [string, ServedOptions][])(
      'is drawn as the widget draws it, and looks the same: %s',
      async (_name, more) => {
        const at = await open({ served: { ...served, ...more }, policy: 'with hashes' })
        await at.release()
        const layout = await at.read('servedLayout')
        expect(layout).toHaveProperty('length', expect.any(Number))
        expect(layout).not.toEqual([])
        expect(await at.read('adoptedLayout')).toEqual(layout)
        expect(await at.read('adoptedMarkup')).toEqual(await at.read('freshMarkup'))
        await at.expectNoErrors()
      },
    )

    test('causes no violation of a policy that has its hashes, and axe finds nothing before or after', async () => {
      const at = await open({ served, policy: 'with hashes' })
      await expectAccessible(at.page)
      await at.field.fill(ada)
      await at.button.click()
      await at.release()
      await at.element.getByRole('heading', { name: 'Check your email' }).waitFor()
      await expectAccessible(at.page)
      await at.expectNoErrors()
    })

    test('a page that names the digest of the code runs that code, by name and without a violation', async () => {
      const at = await open({ served, policy: 'with hashes', isFixed: true })
      await at.field.fill(ada)
      await at.button.click()
      await at.release()
      await at.element.getByRole('heading', { name: 'Check your email' }).waitFor()
      const files = await at.page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
      expect(files.filter((path) => /\/portico\b/.test(path))).toEqual([
        expect.stringMatching(/^\/portico-[0-9a-f]{8}\.js$/),
      ])
      await at.expectNoErrors()
    })

    inLongRun('e2e/budget')(
      'who is at the field has what a submit leads to loaded with the code, nobody else has',
      async () => {
        const isCalls = ({ url }: { url: string }) =>
          nameFile(readManifest(), new URL(url).pathname.slice(1)) === 'calls'
        const load = async (isAtField: boolean) => {
          const at = await open({ served })
          const urls: { url: string }[] = []
          at.page.on('request', (request) => urls.push({ url: request.url() }))
          if (isAtField) await at.field.focus()
          await at.release()
          await at.element.getByRole('link', { name: 'Powered by Portico' }).waitFor()
          return urls
        }
        expect((await load(true)).filter(isCalls)).toHaveLength(1)
        expect((await load(false)).filter(isCalls)).toEqual([])
      },
    )

    test('its style goes when the widget’s own is there', async () => {
      const at = await open({ served })
      expect(await at.element.locator('style').count()).toBe(1)
      await at.release()
      expect(await at.element.locator('style').count()).toBe(0)
    })

    test('without JavaScript the form sends a link, and says so on a page', async () => {
      const at = await open({ served, profile: { javaScriptEnabled: false } })
      await at.field.fill(ada)
      await at.button.click()
      await at.page.getByRole('heading', { name: 'Check your email' }).waitFor()
      await at.page.getByText(`An email was sent to ${ada}.`).waitFor()
      expect(await at.world.inbox.linkFor(ada)).toContain('/v1/public/magic_links/redirect')
      await at.expectNoErrors()
    })

    test('where the policy blocks its script the form goes by itself, and the widget takes it over all the same', async () => {
      const at = await open({ served, policy: 'without the script' })
      await at.field.fill(ada)
      await at.release()
      expect(await isSameField(at.page)).toBe(true)
      expect(await at.field.inputValue()).toBe(ada)
      const before = await open({ served, policy: 'without the script' })
      await before.field.fill(ada)
      await before.button.click()
      await before.page.getByRole('heading', { name: 'Check your email' }).waitFor()
    })

    test('what the page mounts in its place keeps what was typed, and the focus', async () => {
      const at = await open({
        served,
        mounted: {
          config: {
            products: ['emailMagicLinks', 'oauth', 'otp'],
            oauthOptions: { providers: ['google'] },
            otpOptions: { methods: ['sms'] },
            ...root,
          },
          presentation: { options: { hideHeaderText: true, inputIdSuffix: '-here' } },
        },
      })
      await at.field.click()
      await at.page.keyboard.type('ada@')
      await at.release()
      await at.element.getByRole('tab', { name: 'Email' }).waitFor()
      await at.page.keyboard.type('example.com')
      expect(await at.field.inputValue()).toBe(ada)
      expect(await hasFocus(at.page)).toBe(true)
      await at.expectNoErrors()
    })
  },
)

describe('a first screen that the page came with', () => {
  const open = prepareServedPages()

  inLongRun(
    'e2e/served-screen',
    'what the page mounts in its place keeps what was typed, and the focus',
  ).each([['a shadow root instead', { enableShadowDOM: true }]])(
    'keeps what was typed, and the focus, where the page mounts %s',
    async (_, root) => {
      const at = await open({
        served: { config: byLink },
        mounted: { config: { ...byLink, ...root } },
      })
      await at.field.click()
      await at.page.keyboard.type('ada@')
      await at.release()
      await at.page.keyboard.type('example.com')
      expect(await at.field.inputValue()).toBe(ada)
    },
  )

  test('an address that stands in the field from the start is the page’s, until somebody changes it', async () => {
    const hinted = (loginHint: string) => ({ config: { ...byLink, loginHint } })
    const at = await open({
      served: hinted('bob@example.com'),
      mounted: hinted('carol@example.com'),
    })
    expect(await at.field.inputValue()).toBe('bob@example.com')
    await at.release()
    expect(await at.field.inputValue()).toBe('carol@example.com')
  })

  test('a form that nothing can be sent by without a script sends nothing, and tells no address to the page’s', async () => {
    const at = await open({
      served: { config: { products: ['passwords'] } },
      profile: { javaScriptEnabled: false },
    })
    await at.field.fill(ada)
    await at.button.click()
    await at.page.keyboard.press('Enter')
    expect(at.page.url()).not.toContain('ada')
    expect(await at.field.inputValue()).toBe(ada)
  })

  test('code that is not the one of the digest does not run', async () => {
    const at = await open({ served: { config: byLink }, isFixed: true })
    const { page } = at
    await page.unrouteAll()
    await page.route('**/portico-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.body.dataset.mounted = "by another"; export const Portico = class {}',
      }),
    )
    await page.reload()
    await at.field.fill(ada)
    await page.waitForLoadState('load')
    expect(await page.locator('body[data-mounted]').count()).toBe(0)
    expect(await at.field.inputValue()).toBe(ada)
  })

  test('who presses again after five seconds without the code gets their link by the form', async () => {
    const at = await open({ served: { config: byLink } })
    await at.field.fill(ada)
    await at.button.click()
    await at.page.evaluate(() => {
      // as if the first press were long ago
      Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() + 6_000 })
    })
    await at.button.click()
    await at.page.getByRole('heading', { name: 'Check your email' }).waitFor()
    expect(await at.world.inbox.linkFor(ada)).toContain('/v1/public/magic_links/redirect')
  })
})
