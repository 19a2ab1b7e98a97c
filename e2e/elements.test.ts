import { takeRows, takeTurns } from '@portico/testkit/run'
import type { WidgetElement } from '@portico/widget'
import { describe, expect } from 'vitest'
import { byCode, byLink } from './support/configurations.ts'
import './support/host-window.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, react, type Surface } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const title = 'Sign up or log in'

declare global {
  interface HTMLElementTagNameMap {
    'my-sign-in': WidgetElement<Parameters<Window['portico']['mountLogin']>[0]>
  }
  interface Window {
    heard: unknown[]
  }
}

describe.each(takeRows([main, react], [react]))('the element, $name', (surface: Surface) => {
  const startJourney = prepareJourneys()

  /** A page with an empty place and the element defined under the host's own tag. */
  async function startOwnTag() {
    const { visit, world } = await startJourney({ surface })
    const at = await visit({ mount: byLink })
    await at.heading(title).waitFor()
    await at.page.evaluate(() => {
      document.querySelector('#sign-in')?.replaceChildren()
      customElements.define('my-sign-in', window.portico.StytchUI)
    })
    const own = at.page.locator('my-sign-in')
    return { ...at, world, own, ownField: own.getByRole('textbox', { name: 'Email' }) }
  }

  test('applies options set one by one in a single render', async () => {
    const { page, own } = await startOwnTag()
    const seen = await page.evaluate(async () => {
      const element = document.createElement('my-sign-in')
      document.querySelector('#sign-in')?.append(element)
      const titles = () => [...element.querySelectorAll('h1')].map((it) => it.textContent)
      element.config = { products: ['emailMagicLinks'] }
      element.strings = { 'login.title': 'Come in' }
      await null
      const withoutClient = titles()
      element.client = window.portico.client
      const atOnce = titles()
      await null
      const inTheSameTask = titles()
      element.strings = { 'login.title': 'Welcome' }
      element.flushRender()
      return { withoutClient, atOnce, inTheSameTask, flushed: titles() }
    })
    expect(seen).toEqual({
      withoutClient: [],
      atOnce: [],
      inTheSameTask: ['Come in'],
      flushed: ['Welcome'],
    })
    await own.getByRole('heading', { name: 'Welcome' }).waitFor()
  })

  test('`render` sets the given options, and keeps the others and the typed text', async () => {
    const { page, own, ownField, world } = await startOwnTag()
    await page.evaluate(() => {
      const element = document.createElement('my-sign-in')
      document.querySelector('#sign-in')?.append(element)
      element.render({
        client: window.portico.client,
        config: { products: ['otp'], otpOptions: { methods: ['email'] } },
      })
    })
    await ownField.fill(ada)
    await page.evaluate(() => {
      document.querySelector('my-sign-in')?.render({ strings: { 'login.title': 'Welcome' } })
    })
    await own.getByRole('heading', { name: 'Welcome' }).waitFor()
    expect(await ownField.inputValue()).toBe(ada)
    await own.getByRole('button', { name: 'Continue with email' }).click()
    await own.getByRole('heading', { name: 'Enter passcode' }).waitFor()
    expect(await world.inbox.codeFor(ada)).toMatch(/^\d{6}$/)
  })

  test('takes over properties that were set before its tag was defined', async () => {
    const { visit } = await startJourney({ surface })
    const at = await visit({ mount: byLink })
    await at.heading(title).waitFor()
    await at.page.evaluate(() => {
      const element = Object.assign(document.createElement('my-sign-in'), {
        client: window.portico.client,
        strings: { 'login.title': 'Early' },
      })
      document.querySelector('#sign-in')?.replaceChildren(element)
      customElements.define('my-sign-in', window.portico.StytchUI)
    })
    await at.page.locator('my-sign-in').getByRole('heading', { name: 'Early' }).waitFor()
  })

  test.each(['attribute', 'constructor', 'presentation'] as const)(
    'renders into a shadow root when asked to with %s',
    async (way) => {
      const { page, own } = await startOwnTag()
      await page.evaluate((asked) => {
        const { client, StytchUI } = window.portico
        const element =
          asked === 'constructor'
            ? new StytchUI({ shadow: true })
            : document.createElement('my-sign-in')
        if (asked === 'attribute') element.setAttribute('shadow', '')
        if (asked === 'presentation') {
          element.presentation = { options: { enableShadowDOM: true } }
        }
        document.querySelector('#sign-in')?.append(element)
        element.render({ client })
      }, way)
      await own.getByRole('heading', { name: title }).waitFor()
      expect(await own.getAttribute('shadow')).toBe('true')
      expect(await own.evaluate((it) => [it.childElementCount, it.shadowRoot?.mode])).toEqual([
        0,
        'open',
      ])
    },
  )

  inLongRun('e2e/leaks')('keeps its styles when it is moved into another shadow root', async () => {
    const { page, own, ownField } = await startOwnTag()
    await page.evaluate(() => {
      const element = document.createElement('my-sign-in')
      element.render({
        client: window.portico.client,
        presentation: { theme: { 'container-width': '333px' } },
      })
      document.querySelector('#sign-in')?.append(element)
    })
    await ownField.fill(ada)
    await page.evaluate(() => {
      const place = document.querySelector('#sign-in')
      const element = place?.firstElementChild
      if (element) place.attachShadow({ mode: 'open' }).append(element)
    })
    await page.waitForFunction(() => document.querySelector('#sign-in')?.shadowRoot !== null)
    const width = () => own.locator('.st-root').evaluate((it) => getComputedStyle(it).maxWidth)
    await expect.poll(width).toBe('333px')
    expect(await ownField.inputValue()).toBe(ada)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  })

  test('dispatches host events as DOM events, which bubble out of shadow roots', async () => {
    const { page, own, ownField } = await startOwnTag()
    await page.evaluate(() => {
      window.heard = []
      const element = document.createElement('my-sign-in')
      const place = document.querySelector('#sign-in')
      place?.attachShadow({ mode: 'open' }).append(element)
      const pick = (event: Event) => {
        const { type, composed, bubbles } = event
        const { error, stytchEventType, stytchEventData } = Object(event)
        window.heard.push({
          type,
          composed,
          bubbles,
          ...(error
            ? { message: error.message }
            : { stytchEventType, email: stytchEventData.email }),
        })
      }
      document.addEventListener('stytch-event', pick)
      document.addEventListener('stytch-error', pick)
      const { loginRedirectURL, signupRedirectURL } = {
        loginRedirectURL: `${location.origin}/welcome`,
        signupRedirectURL: `${location.origin}/welcome`,
      }
      element.render({
        client: window.portico.client,
        config: { emailMagicLinksOptions: { loginRedirectURL, signupRedirectURL } },
      })
    })
    await ownField.fill('ada@example')
    await own.getByRole('button', { name: 'Continue with email' }).click()
    await own.getByText('Email format is invalid.').first().waitFor()
    await ownField.fill(ada)
    await own.getByRole('button', { name: 'Continue with email' }).click()
    await own.getByRole('heading', { name: 'Check your email' }).waitFor()
    expect(await page.evaluate(() => window.heard)).toEqual([
      { type: 'stytch-error', composed: true, bubbles: true, message: 'Email format is invalid.' },
      {
        type: 'stytch-event',
        composed: true,
        bubbles: true,
        stytchEventType: 'MAGIC_LINK_LOGIN_OR_CREATE',
        email: ada,
      },
    ])
  })

  test('suffixes the ids of its inputs as configured, and does not collide with a second widget', async () => {
    const { page, own } = await startOwnTag()
    await page.evaluate(() => {
      const { client, mountLogin } = window.portico
      const place = document.querySelector('#sign-in')
      for (const inputIdSuffix of ['-top', '-bottom', undefined]) {
        const element = document.createElement('my-sign-in')
        element.render({
          client,
          presentation: { options: inputIdSuffix ? { inputIdSuffix } : {} },
        })
        place?.append(element)
      }
      // its own tag was defined with the same class
      mountLogin({ client, elementId: '#sign-in' })
    })
    const fields = page.getByRole('textbox', { name: 'Email' })
    await expect.poll(() => fields.count()).toBe(4)
    const ids = await fields.evaluateAll((all) => all.map(({ id }) => id))
    expect(new Set(ids).size).toBe(4)
    expect(ids.map((id) => id.replace(/\d+/, 'N'))).toEqual([
      'st-N-email-top',
      'st-N-email-bottom',
      'st-N-email',
      'st-N-email',
    ])
    expect(await own.count()).toBe(3)
  })
})

describe('mounting with the function or with the client’s method', () => {
  const startJourney = prepareJourneys()

  test('the function takes a client and product values, renders at the first call, and returns the element', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byCode })
    await at.heading(title).waitFor()
    const seen = await at.page.evaluate(async () => {
      const { client, mountLogin } = window.portico
      const place = document.querySelector('#sign-in')
      place?.replaceChildren()
      const element = mountLogin({
        client,
        elementId: '#sign-in',
        config: { products: [{ id: 'emailMagicLinks' }] },
        presentation: { options: { hideHeaderText: true } },
      })
      await null
      return {
        isReturned: element === place?.firstElementChild,
        titles: element.querySelectorAll('h1').length,
        fields: element.querySelectorAll('input').length,
      }
    })
    expect(seen).toEqual({ isReturned: true, titles: 0, fields: 1 })
  })

  inLongRun('e2e/compat/names')(
    'the bound method needs no client, works detached from it, and returns nothing',
    async () => {
      const { visit } = await startJourney({ surface: main })
      const at = await visit({ mount: byCode })
      await at.heading(title).waitFor()
      const seen = await at.page.evaluate(async () => {
        const { client } = window.portico
        const place = document.querySelector('#sign-in')
        place?.replaceChildren()
        const { mountLogin } = client
        const returned: unknown = mountLogin({
          elementId: '#sign-in',
          config: { products: ['emailMagicLinks'] },
          styles: { hideHeaderText: true },
        })
        await null
        return {
          returned: returned === undefined,
          titles: place?.querySelectorAll('h1').length,
          fields: place?.querySelectorAll('input').length,
        }
      })
      expect(seen).toEqual({ returned: true, titles: 0, fields: 1 })
    },
  )

  inLongRun('e2e/mounting')('an option that a second mount leaves out is reset', async () => {
    const { visit } = await startJourney({ surface: main })
    const remount = byLink
    const at = await visit({ mount: { ...byLink, strings: { 'login.title': 'Come in' } }, remount })
    await at.heading('Come in').waitFor()
    await at.page.getByRole('button', { name: 'Mount again' }).click()
    await at.heading(title).waitFor()
    expect(await at.widget.count()).toBe(1)
  })

  inLongRun('packages/widget/src/kernel/text/official-ids')(
    'texts under the legacy ids of the older packages are overridden',
    async () => {
      const { visit } = await startJourney({ surface: main })
      const strings = {
        'errors.invalidEmail': 'This is no address.',
        'error.invalidEmail': 'Not this one.',
        'unknown.id': 'Nobody asks for this.',
      }
      const at = await visit({ mount: { ...byCode, strings } })
      await at.submitEmail('ada@example')
      await at.text('This is no address.').first().waitFor()
      expect(await at.errors()).toEqual(['This is no address.'])
    },
  )

  test('a widget without a configuration offers sign-in with an e-mail link', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byCode })
    await at.heading(title).waitFor()
    await at.page.evaluate(() => {
      document.querySelector('#sign-in')?.replaceChildren()
      window.portico.client.mountLogin({ elementId: '#sign-in' })
    })
    await at.submitEmail('ada@example')
    await at.text('Email format is invalid.').first().waitFor()
  })
})
