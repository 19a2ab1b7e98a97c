import {
  colourRules,
  expectAccessible,
  type OpenedPage,
  startHostPage,
  type World,
} from '@portico/testkit'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { createPlaygroundWorld } from './support/create-playground-world.ts'
import { inLongRun } from './support/in-long-run.ts'
import { preparePages } from './support/prepare-pages.ts'
import { addAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const tabs = ['Config', 'Theme', 'Inbox', 'Events', 'Snippet']

describe('the playground', () => {
  const openPage = preparePages()
  let world: World
  let opened: OpenedPage

  beforeEach(async () => {
    world = await createPlaygroundWorld()
  })
  afterEach(async () => {
    await opened.close()
    await world.stop()
  })

  async function visit(profile: BrowserContextOptions = {}): Promise<Page> {
    opened = await openPage({ viewport: { width: 1440, height: 900 }, ...profile })
    await opened.page.goto(world.origin)
    await findEmailField(opened.page).waitFor()
    return opened.page
  }

  const findEmailField = (page: Page) => page.locator('stytch-ui').getByLabel('Email')
  const findSession = (page: Page) => page.getByRole('main').getByText(`Signed in as ${ada}`)
  const openTab = (page: Page, name: string) =>
    page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  const findEditor = (page: Page, name: string) =>
    page.getByRole('textbox', { name: `${name}, as a JavaScript object` })

  async function submitEmail(page: Page) {
    await findEmailField(page).fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
  }

  async function followLink(page: Page, name = 'Open link'): Promise<Page> {
    const [tab] = await Promise.all([
      opened.context.waitForEvent('page'),
      page.getByRole('link', { name }).click(),
    ])
    return tab
  }

  inLongRun('e2e/start')(
    'a first sign-in with a link needs three clicks, and every tab learns of it',
    async () => {
      const page = await visit()
      await submitEmail(page)
      await page.getByRole('heading', { name: 'Sign up for Fieldnotes' }).waitFor()
      await page.frameLocator('iframe').getByRole('link', { name: 'Sign up' }).waitFor()

      const tab = await followLink(page)
      await tab.getByRole('heading', { name: 'Signed in' }).waitFor()
      expect(await tab.getByText(/^session-test-/).count()).toBe(1)
      // a reload or a shared address must not carry the token
      expect(tab.url()).toBe(`${world.origin}/authenticate`)
      await findSession(page).waitFor()
      await expectAccessible(tab)

      await tab.getByRole('button', { name: 'Sign out' }).click()
      await tab.getByRole('heading', { name: 'Nobody is signed in' }).waitFor()
      await findSession(page).waitFor({ state: 'detached' })
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/reset-password')('a password is chosen, forgotten and reset', async () => {
    const page = await visit()
    await page.getByRole('switch', { name: 'passwords' }).click()
    await page.locator('[role=status][aria-busy=false]').waitFor()
    const widget = page.locator('stytch-ui')
    const submitPassword = async (at: Locator, password: string) => {
      await at.getByLabel('Password', { exact: true }).fill(password)
      await at.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await submitEmail(page)
    await widget.getByRole('heading', { name: /^Finish creating your account/ }).waitFor()
    await submitPassword(widget, 'seven wooden lighthouses')
    await findSession(page).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()

    await submitEmail(page)
    await widget.getByRole('heading', { name: 'Log In', exact: true }).waitFor()
    await widget.getByRole('button', { name: 'Forgot Password?' }).click()
    await widget.getByRole('heading', { name: 'Forgot password?' }).waitFor()
    const tab = await followLink(page, 'Open reset password link')
    const reset = tab.locator('#widget')
    await reset.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await expectAccessible(tab)
    await submitPassword(reset, 'eight copper telescopes')
    await tab.getByRole('heading', { name: 'Signed in' }).waitFor()
    expect(tab.url()).toBe(`${world.origin}/authenticate`)
    await findSession(page).waitFor()
    await opened.expectNoErrors()
  })

  inLongRun(
    'e2e/playground',
    'E6: the first click on each widget shows a screen that works, and a sign-in leads on to what was chosen',
  )('all four widgets are a click away, also at the width of a phone', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } })
    const show = (name: string) =>
      page.getByRole('navigation', { name: 'Widgets' }).getByRole('button', { name }).click()
    for (const [name, tag] of [
      ['Reset', 'stytch-reset-password'],
      // for signed-in people: the sign-in stands in their place
      ['Passkeys', 'stytch-ui'],
      ['Consent', 'stytch-ui'],
      ['Log in', 'stytch-ui'],
    ] as const) {
      await show(name)
      await page.locator(`${tag} .st-card`).waitFor()
    }
    await findEmailField(page).waitFor()
    expect(new URL(page.url()).search).toBe('')
    // nothing is wider than the page, and the bar holds what it says
    const overflow = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.pg-bar')
        const parts = [...(bar?.children ?? [])].filter((part) => part.tagName !== 'NAV')
        return [
          document.documentElement.scrollWidth - innerWidth,
          ...parts.map((part) => Math.max(0, part.getBoundingClientRect().right - innerWidth)),
        ]
      })
    expect(new Set(await overflow())).toEqual(new Set([0]))
    await opened.expectNoErrors()
  })

  test('E6: the first click on each widget shows a screen that works, and a sign-in leads on to what was chosen', async () => {
    const page = await visit()
    const show = (name: string) =>
      page.getByRole('navigation', { name: 'Widgets' }).getByRole('button', { name }).click()
    await show('Reset')
    const reset = page.locator('stytch-reset-password')
    await reset.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await reset.getByLabel('Password', { exact: true }).waitFor()

    await show('Consent')
    await submitEmail(page)
    await (await followLink(page)).getByRole('heading', { name: 'Signed in' }).waitFor()
    await page.bringToFront()
    await page.locator('stytch-identity-provider .st-card').waitFor()
    expect(await page.locator('stytch-ui').count()).toBe(0)
    await show('Passkeys')
    await page.getByRole('button', { name: 'Create a Passkey' }).waitFor()
    await opened.expectNoErrors()
  })

  test('E12: a first visit shows the card in Quartz with a logo and an accent, in both schemes', async () => {
    for (const [scheme, accent] of [
      ['light', 'rgb(75, 63, 167)'],
      ['dark', 'rgb(189, 180, 247)'],
    ] as const) {
      const page = await visit({ colorScheme: scheme })
      const card = page.locator('stytch-ui .st-card')
      const read = (name: 'backgroundColor' | 'borderRadius', at: Locator) =>
        at.evaluate((element, key) => getComputedStyle(element)[key], name)
      const button = page.getByRole('button', { name: 'Continue with email' })
      await expect.poll(() => read('backgroundColor', button)).toBe(accent)
      expect(await read('borderRadius', card)).toBe('12px')
      const logo = card.locator('.st-logo img')
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expectAccessible(page)
      if (scheme === 'light') await opened.close()
    }
  })

  inLongRun('e2e/message-ids')(
    'the message ids of the screen are listed, and choosing one adds it to the editor',
    async () => {
      const page = await visit()
      await page.getByRole('button', { name: 'strings', exact: true }).click()
      const id = page.getByRole('button', { name: 'login.title Sign up or log in' })
      await id.click()
      const editor = findEditor(page, 'strings')
      expect(await editor.inputValue()).toContain("'login.title': 'Sign up or log in',")
      await editor.fill("{ 'login.title': 'Welcome' }")
      await page.locator('stytch-ui').getByRole('heading', { name: 'Welcome' }).waitFor()
      await page.getByRole('button', { name: 'login.title Welcome' }).waitFor()
      const completion = page.getByRole('combobox', { name: 'Message id' })
      await completion.fill('passcode.title')
      await completion.press('Enter')
      await expect.poll(() => editor.inputValue()).toContain("'passcode.title': 'Enter passcode'")
      await expectAccessible(page)
    },
  )

  inLongRun('e2e/quartz')(
    'the Theme tab switches between Quartz and the default theme',
    async () => {
      const page = await visit()
      await openTab(page, 'Theme')
      const card = page.locator('.st-card').first()
      const readRadius = () => card.evaluate((element) => getComputedStyle(element).borderRadius)
      await page.getByRole('button', { name: 'Default' }).click()
      await expect.poll(readRadius).toBe('8px')
      await page.getByRole('button', { name: 'Quartz' }).click()
      await expect.poll(readRadius).toBe('12px')
    },
  )

  inLongRun('e2e/passkeys')(
    'a signed-in user sets up a passkey, and signs in with it',
    async () => {
      const page = await visit()
      await withoutAutofill(page)
      await page.reload()
      const device = await addAuthenticator(page)
      await page.getByRole('switch', { name: 'passkeys' }).click()
      await page.locator('[role=status][aria-busy=false]').waitFor()
      await submitEmail(page)
      await (await followLink(page)).getByRole('heading', { name: 'Signed in' }).waitFor()
      await page.bringToFront()
      await findSession(page).waitFor()

      await page.getByRole('button', { name: 'Your passkeys' }).click()
      const registration = page.locator('stytch-passkey-registration')
      await registration.getByRole('button', { name: 'Create a Passkey' }).click()
      await registration.getByRole('heading', { name: 'Passkey successfully created!' }).waitFor()
      expect(await device.count()).toBe(1)
      await registration.getByRole('button', { name: 'Done' }).click()
      await findEmailField(page).waitFor()
      expect(await registration.count()).toBe(0)

      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
      await findSession(page).waitFor({ state: 'detached' })
      expect(await page.getByRole('button', { name: 'Your passkeys' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Login with a Passkey' }).click()
      await findSession(page).waitFor()
      await page.getByRole('button', { name: 'Your passkeys' }).click()
      await registration.getByRole('button', { name: 'Skip' }).waitFor()
      // last of all: the examination takes the device away
      await expectAccessible(page)
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/passkey-domains')(
    'at an IP address, where passkeys are refused, the link to localhost is shown',
    async () => {
      const page = await visit()
      await page.goto(world.origin.replace('localhost', '127.0.0.1'))
      await findEmailField(page).waitFor()
      const way = page.getByRole('link', { name: `${world.origin}/` })
      expect(await way.count()).toBe(0)
      await page.getByRole('switch', { name: 'passkeys' }).click()
      await expectAccessible(page)
      await way.click()
      await page.waitForURL(`${world.origin}/`)
      await page.getByRole('switch', { name: 'passkeys' }).click()
      expect(await page.getByText('Passkeys need a host name').count()).toBe(0)
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/sign-in-by-phone').each([
    ['sms', 'Text', 'Continue with text message', 'Text message'],
    ['whatsapp', 'WhatsApp', 'Continue with WhatsApp', 'WhatsApp'],
  ])(
    'switches bring the tab of %s, and its message lands in the inbox as a phone shows it',
    async (method, tab, button, channel) => {
      const page = await visit()
      await page.getByRole('switch', { name: 'otp' }).click()
      await page.getByRole('switch', { name: method }).click()
      const widget = page.locator('stytch-ui')
      await widget.getByRole('tab', { name: tab, exact: true }).click()
      await widget.getByRole('textbox', { name: 'Phone number' }).fill('4155550132')
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('heading', { name: 'Enter passcode' }).waitFor()
      const message = page.getByRole('article')
      await message.getByText(channel, { exact: true }).waitFor()
      // of a text message alone: browsers read no messages of other apps
      const { hostname } = new URL(world.origin)
      const last = message.getByText(new RegExp(`^@${hostname} #\\d{6}$`))
      await expect.poll(() => last.count()).toBe(method === 'sms' ? 1 : 0)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Enter code' }).click()
      await page.getByText('Signed in as +14155550132').waitFor()
      await openTab(page, 'Snippet')
      await page.getByRole('tabpanel').getByText(`methods: ['email', '${method}']`).waitFor()
      await opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/kernel/pages/pages')(
    'a link opened twice leads to a page that explains it and links back',
    async () => {
      const page = await visit()
      await submitEmail(page)
      await (await followLink(page)).getByRole('heading', { name: 'Signed in' }).waitFor()
      const second = await followLink(page)
      await second.getByRole('heading', { name: 'This link no longer works' }).waitFor()
      await expectAccessible(second)
      await second.getByRole('link', { name: 'Ask for a new link' }).click()
      await findEmailField(second).waitFor()
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/start').each(takeFirst(['light DOM', 'shadow root'], 1))(
    'a user signs in with a code that the inbox enters, %s',
    async (root) => {
      const page = await visit()
      await page.getByRole('switch', { name: 'otp' }).click()
      await page.locator('[role=status][aria-busy=false]').waitFor()
      if (root === 'shadow root') await page.getByRole('button', { name: 'Shadow root' }).click()
      await expect
        .poll(() => page.locator('stytch-ui').evaluate(({ shadowRoot }) => shadowRoot !== null))
        .toBe(root === 'shadow root')
      await submitEmail(page)
      await page.getByRole('heading', { name: 'Enter passcode' }).waitFor()
      await page.getByRole('button', { name: 'Enter code' }).click()
      await page.getByRole('heading', { name: 'Success!' }).waitFor()
      await findSession(page).waitFor()

      await openTab(page, 'Events')
      for (const name of [
        'sdk_instance_instantiated',
        'render_login_screen',
        'email_sent',
        'OTP_AUTHENTICATE',
        'AUTHENTICATE_FLOW_COMPLETE',
        'session',
      ]) {
        await page.getByRole('listitem').getByText(name, { exact: true }).first().waitFor()
      }
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
      await findEmailField(page).waitFor()
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/setup-faults')(
    'an error is reported with its line, and the last valid widget stays',
    async () => {
      const page = await visit()
      await findEmailField(page).fill(ada)
      await findEditor(page, 'config').fill("{\n  products: ['otp'\n  enableShadowDOM: true,\n}")
      await page.getByText(/^Line 3: A comma is missing before/).waitFor()
      expect(await findEmailField(page).inputValue()).toBe(ada)

      await findEditor(page, 'config').fill(
        "{ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } }",
      )
      await page.getByText('Error: Cannot use both EML and Email OTP', { exact: true }).waitFor()

      await findEditor(page, 'config').fill(
        "{ products: ['otp'], otpOptions: { methods: ['email'] } }",
      )
      await page.getByText('Applied to the widget').waitFor()
      await submitEmail(page)
      await page.getByRole('heading', { name: 'Enter passcode' }).waitFor()
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/setup-faults')(
    'a product that does not exist is not reported as applied, and the card says what to write',
    async () => {
      const page = await visit()
      await findEditor(page, 'config').fill("{ products: ['otpp'] }")
      await page.getByRole('heading', { name: '“otpp” is not a product' }).waitFor()
      await page.locator('#draft-state').getByText('Did you mean otp?').waitFor()
      expect(await page.getByText('Applied to the widget').count()).toBe(0)
      await findEditor(page, 'config').fill("{ products: ['emailMagicLinks'] }")
      await page.getByText('Applied to the widget').waitFor()
      await findEmailField(page).waitFor()
      opened.forget()
    },
  )

  inLongRun('apps/playground/src/events/event-entries')(
    'an error shown to the user is listed in the Events tab',
    async () => {
      const page = await visit()
      await findEmailField(page).fill('ada@')
      await page.getByRole('button', { name: 'Continue with email' }).click()
      await openTab(page, 'Events')
      await page.getByRole('button', { name: 'Errors' }).click()
      await page.getByRole('listitem').getByText('Email format is invalid.').waitFor()
      expect(await page.getByRole('listitem').getByText('render_login_screen').count()).toBe(0)
      await opened.expectNoErrors()
    },
  )

  test('styles, strings and theme apply as they are changed, and survive a reload', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'strings' }).click()
    await findEditor(page, 'strings').fill("{ 'login.title': 'Welcome to Fieldnotes' }")
    const heading = page.getByRole('heading', { name: 'Welcome to Fieldnotes' })
    await heading.waitFor()
    await page.getByRole('button', { name: 'styles' }).click()
    await findEditor(page, 'styles').fill("{ colors: { primary: '#5B2A86' } }")
    const toColour = () => heading.evaluate((element) => getComputedStyle(element).color)
    await expect.poll(toColour).toBe('rgb(91, 42, 134)')

    await openTab(page, 'Theme')
    await page.getByRole('textbox', { name: 'muted-foreground', exact: true }).fill('#C0C0C0')
    await page.getByText('Too little contrast with background: 1.82 of 4.5').waitFor({
      state: 'attached',
    })
    await page.reload()
    await heading.waitFor()
    expect(await toColour()).toBe('rgb(91, 42, 134)')
    await opened.expectNoErrors()
  })

  inLongRun('apps/playground/src/inbox/inbox-state')(
    'an arriving message is counted instead of opened while the user is typing',
    async () => {
      const page = await visit()
      await submitEmail(page)
      await page.getByRole('heading', { name: 'Sign up for Fieldnotes' }).waitFor()
      // the widget has taken the focus to its next screen before the person turns to the editor
      await page.getByRole('heading', { name: 'Check your email' }).waitFor()
      await openTab(page, 'Config')
      await findEditor(page, 'config').focus()
      await page.evaluate(async (email) => {
        const { public_token: token } = await (await fetch('/dev/project')).json()
        await fetch('/sdk/v1/magic_links/email/login_or_create', {
          method: 'POST',
          headers: {
            authorization: `Basic ${btoa(`${token}:${token}`)}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ email }),
        })
      }, 'grace@example.com')
      const inbox = page.getByRole('tab', { name: 'Inbox 1 unread' })
      await inbox.waitFor()
      expect(await findEditor(page, 'config').evaluate((box) => box.matches(':focus'))).toBe(true)
      await inbox.click()
      await page.getByRole('definition').getByText('grace@example.com').waitFor()
      await page.getByRole('tab', { name: 'Inbox', exact: true }).waitFor()
    },
  )

  inLongRun('e2e/snippet')('the snippet works where it is pasted', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await openTab(page, 'Snippet')
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const snippet = await page.evaluate(() => navigator.clipboard.readText())
    const host = await startHostPage({ html: snippet, folders: {} })
    const other = await opened.openTab()
    await other.goto(host.origin)
    await other.getByRole('textbox', { name: 'Email' }).fill(ada)
    await other.getByRole('button', { name: 'Continue with email' }).click()
    await other.getByRole('heading', { name: 'Check your email' }).waitFor()
    await other.goto(await world.inbox.linkFor(ada))
    await other.getByText(`Signed in as ${ada}`).waitFor()
    expect(other.url()).toBe(`${host.origin}/`)
    await opened.expectNoErrors()
    await host.stop()
  })

  inLongRun('e2e/snippet')(
    'the snippet opens as a separate page, which signs in, recognizes the user again, and signs out',
    async () => {
      const page = await visit({ viewport: { width: 390, height: 844 } })
      await page.getByRole('button', { name: 'strings', exact: true }).click()
      await findEditor(page, 'strings').fill("{ 'login.title': 'Welcome to Fieldnotes' }")
      await openTab(page, 'Snippet')
      const [own] = await Promise.all([
        opened.context.waitForEvent('page'),
        page.getByRole('link', { name: 'Open as a page of its own' }).click(),
      ])
      await own.getByRole('heading', { name: 'Welcome to Fieldnotes' }).waitFor()
      await expectAccessible(own)
      await own.getByRole('textbox', { name: 'Email' }).fill(ada)
      await own.getByRole('button', { name: 'Continue with email' }).click()
      await own.getByRole('heading', { name: 'Check your email' }).waitFor()
      await own.goto(await world.inbox.linkFor(ada))
      const person = own.getByText(`Signed in as ${ada}`)
      await person.waitFor()
      expect(own.url()).toBe(`${world.origin}/own-page`)
      await own.reload()
      await person.waitFor()
      expect(await own.locator('portico-sign-in').isVisible()).toBe(false)
      await expectAccessible(own)
      expect(await own.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

      await own.getByRole('button', { name: 'Sign out' }).click()
      await own.getByRole('textbox', { name: 'Email' }).waitFor()
      expect(await person.isVisible()).toBe(false)
      // a page that nobody opened from the tab says where that is
      await own.evaluate(() => localStorage.clear())
      await own.reload()
      await own.getByText('Open this page from the Snippet tab of the playground.').waitFor()
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/unreachable-service')('an unreachable service is shown in the bar', async () => {
    const page = await visit()
    await page.route('**/healthz', (route) => route.abort())
    await page.getByText('does not answer').waitFor({ timeout: 15_000 })
  })

  test('works with the keyboard alone', async () => {
    const page = await visit()
    await findEmailField(page).focus()
    await page.keyboard.type(ada)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Sign up for Fieldnotes' }).waitFor()
    // the widget moves the focus to its next screen; the person goes on from there
    await page
      .getByRole('heading', { name: 'Check your email' })
      .and(page.locator(':focus'))
      .waitFor()
    await page.getByRole('tab', { name: 'Inbox' }).focus()
    const link = page.getByRole('link', { name: 'Open link' })
    for (let presses = 0; presses < 10; presses += 1) {
      if (await link.evaluate((element) => element.matches(':focus'))) break
      await page.keyboard.press('Tab')
    }
    const [tab] = await Promise.all([
      opened.context.waitForEvent('page'),
      page.keyboard.press('Enter'),
    ])
    await tab.getByRole('heading', { name: 'Signed in' }).waitFor()

    await page.bringToFront()
    await page.getByRole('tab', { name: 'Inbox' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('tab', { name: 'Snippet' }).getAttribute('aria-selected')).toBe(
      'true',
    )
    await page.keyboard.press('Home')
    await findEditor(page, 'config').waitFor()
  })

  test.each(
    takeFirst([
      ['dark', 390, 844],
      ['light', 900, 1000],
      ['light', 1440, 900],
      ['dark', 1440, 900],
      ['light', 320, 640],
    ] as const),
  )('every tab is accessible and fits, %s at %i by %i', async (colorScheme, width, height) => {
    const page = await visit({ colorScheme, viewport: { width, height } })
    await submitEmail(page)
    await page.getByRole('link', { name: 'Open link' }).waitFor()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    for (const tab of tabs) {
      await openTab(page, tab)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' })
      await expectAccessible(page, colourRules)
      await page.emulateMedia({ colorScheme })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${tab} scrolls sideways`).toBe(0)
    }
    await opened.expectNoErrors()
  })
})
