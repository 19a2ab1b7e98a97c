/** The account where the world is not kind to it: far away, on another site, in two tabs, reloaded, on a page with odd styles. */
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { openAccount, wholeAccount } from './support/account-page.ts'
import { ada, type Look, openOwnAccount, parts, startApp } from './support/account-parts.ts'
import type { ClientApp } from './support/client-app.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { type Journey, prepareJourneys, type Visit } from './support/journey.ts'
import { main } from './support/surfaces.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const work = 'ada@work.example'
const number = '+14155550132'
const narrow = { viewport: { width: 440, height: 900 } }
const startJourney = prepareJourneys()

let app: ClientApp | undefined
afterEach(async () => {
  await app?.stop()
  app = undefined
})

/** Lets the page have no cookie of another site, as browsers do. */
async function blockForeignCookies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

const button = (at: Visit, name: string | RegExp) =>
  at.widget.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const row = (at: Visit, name: string) =>
  at.widget.getByRole('navigation').getByRole('button', { name })

/** Adds an address by the code in its mail. */
async function addAddress({ world }: Journey, at: Visit): Promise<void> {
  await row(at, 'Email addresses').click()
  await button(at, 'Add an email address').click()
  await at.widget.getByRole('textbox', { name: 'Email' }).fill(work)
  await button(at, 'Send code').click()
  await at.heading('Enter passcode').waitFor()
  await at.codeField.fill(await world.inbox.codeFor(work))
  await at.text(`${work} was added. We told ${ada}.`).first().waitFor()
}

test('a device that is ended, and an app that is removed, are no longer counted in the list, although the user leaves at once and is 100 ms away', async () => {
  const look: Look = { name: 'far', surface: main, width: 400 }
  const started = await startApp(main)
  app = started.app
  const journey = await startJourney(started.options)
  const owner = await openOwnAccount(journey, app, look, { otherDevices: 1 })
  const { at, open, press } = owner
  await addLatency(at.page)
  await owner.waitForCount('devices', 'account.value.signedInOn', 2)
  await open('devices')
  await button(at, /^End /).first().waitFor()
  // both in the same moment
  await at.page.evaluate(() => {
    const find = (label: string) =>
      [...document.querySelectorAll<HTMLElement>('portico-account button')].find(
        ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === label,
      )
    find('End')?.click()
    find('Back')?.click()
  })
  await owner.waitForCount('devices', 'account.value.signedInOn', 1)
  await open('apps')
  await button(at, /^Inkwell/).press('Enter')
  await at.heading('Inkwell').waitFor()
  await press('Remove access')
  await at.text('No app has access.').first().waitFor()
  await button(at, 'Back').click()
  await row(at, 'Apps None').waitFor()
  await at.opened.expectNoErrors()
})

describeInLongRun('e2e/account-parts')('a browser that is 100 ms away', () => {
  test.each(Object.entries(parts))('can do everything in the part of %s', async (part, keep) => {
    const look: Look = { name: 'far', surface: main, width: 400 }
    const started = await startApp(main)
    app = started.app
    const journey = await startJourney(started.options)
    const otherDevices = part === 'devices' ? 2 : 0
    const owner = await openOwnAccount(journey, app, look, { otherDevices })
    await addLatency(owner.at.page)
    await keep(owner)
    await owner.at.opened.expectNoErrors()
  })
})

/** Signs in at the account itself, by a code, as a page without the user does. */
async function signInAtAccount({ world }: Journey, at: Visit): Promise<void> {
  await at.submitEmail(ada)
  await at.codeField.fill(await world.inbox.codeFor(ada))
  await at.widget.getByRole('navigation', { name: 'Account' }).waitFor()
}

const byCodeAlone = {
  config: {
    products: ['otp'],
    otpOptions: { methods: ['email', 'sms'] },
    parts: { password: 'edit' },
  },
}

describeInLongRun('packages/service/src/kernel/http/session-cookies')(
  'a page on another origin',
  () => {
    test.each(
      takeRows(
        [
          {
            place: 'another site, which gets no foreign cookies',
            httpOnly: false,
            isForeign: true,
          },
          {
            place: 'another origin of the site, with HttpOnly cookies',
            httpOnly: true,
            isForeign: false,
          },
        ],
        [],
      ),
    )(
      'on $place: a user signs in, adds an address and a number, ends a device and signs out',
      async ({ httpOnly, isForeign }) => {
        const journey = await startJourney({
          surface: main,
          world: { project: { sessionCookies: { httpOnly, domain: null } } },
        })
        const { world, host } = journey
        const at = await journey.visit({
          mount: byCodeAlone,
          profile: narrow,
          path: null,
          ...(httpOnly && { client: { customBaseUrl: world.origin } }),
          prepare: blockForeignCookies,
        })
        const origin = isForeign ? host.origin.replace('localhost', '127.0.0.1') : host.origin
        await at.page.goto(`${origin}/account`)
        await signInAtAccount(journey, at)
        const cookies = await at.page.context().cookies()
        expect(cookies.filter(({ name }) => name === 'stytch_session')).toMatchObject([
          { httpOnly, domain: isForeign ? '127.0.0.1' : 'localhost' },
        ])
        await addAddress(journey, at)
        await button(at, 'Back').click()
        await row(at, 'Phone numbers').click()
        await button(at, 'Add a phone number').click()
        await at.widget.getByLabel('Phone number').fill('4155550132')
        await button(at, 'Send code').click()
        await at.heading('Enter passcode').waitFor()
        await at.codeField.fill(await world.inbox.codeFor(number))
        await at.text(`was added. We told ${ada}.`).first().waitFor()
        await at.page.reload()
        await row(at, 'Devices Signed in on 1').click()
        await at.text('Only this device is signed in.').first().waitFor()
        await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
        await at.heading('Sign up or log in').waitFor()
        await at.opened.expectNoErrors()
      },
    )
  },
)

inLongRun('packages/client/src/account/account')(
  'what is changed in one tab is shown in another one, and a session that is ended there leads to the sign-in',
  async () => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    const account = await openAccount(journey.world, at)
    const tab = await at.opened.openTab()
    await tab.goto(at.page.url())
    await tab.getByRole('navigation', { name: 'Account' }).waitFor()
    await account.row('Name Not set').click()
    await at.widget.getByLabel('First name').fill('Ada')
    await account.button('Save').click()
    await at.text('Your name was saved.').first().waitFor()
    await tab.getByRole('heading', { name: 'Ada' }).waitFor()
    await account.button('Back').click()
    await addAddress(journey, at)
    await tab.getByRole('button', { name: /^Email addresses .*1 more/ }).click()
    await tab.getByText(work).first().waitFor()
    await tab.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
    await at.heading('Sign up or log in').waitFor()
    await at.opened.expectNoErrors()
  },
)

inLongRun('packages/service/src/accounts/addresses/addresses')(
  'a page that is reloaded in the middle of an addition has lost nothing: the address is added by a new code, and the first one still counts until then',
  async () => {
    const journey = await startJourney({ surface: main })
    const { world } = journey
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    const account = await openAccount(world, at)
    await account.row('Email addresses').click()
    await account.button('Add an email address').click()
    await at.widget.getByRole('textbox', { name: 'Email' }).fill(work)
    await account.button('Send code').click()
    await at.heading('Enter passcode').waitFor()
    await world.inbox.codeFor(work)
    await at.page.reload()
    await account.row(`Email addresses ${ada}`).waitFor()
    world.clock.advance(61_000)
    await addAddress(journey, at)
    await at.widget.getByRole('listitem').filter({ hasText: work }).getByText('Verified').waitFor()

    await account.button('Back').click()
    await account.row('Second step').click()
    await button(at, /^Authenticator app/).click()
    await at.heading('Scan this code').waitFor()
    await at.page.reload()
    await account.row('Second step Off').click()
    await at.heading('Add a second step').waitFor()
    await at.opened.expectNoErrors()
  },
)

/** What sites of another time, or of another taste, say about elements. */
const oddStyles = `
  * { box-sizing: content-box; letter-spacing: 1px; text-shadow: 0 0 1px red }
  html { font-size: 9px }
  ul, ol { margin: 3em; padding: 0 0 0 60px; list-style: square inside }
  li { margin: 10px; float: left; width: 50% }
  li::before { content: "- " }
  h1, h2, h3 { margin: 40px; font: italic 40px/2 serif; text-transform: uppercase }
  p, small, span { margin: 2em; color: red; font-size: 30px; line-height: 3 }
  button { float: right; width: 300px; padding: 40px; background: red; text-transform: uppercase; border: 9px dotted blue }
  button:focus { outline: none }
  input, select { width: 30px; height: 80px; border: 4px solid lime; transform: rotate(3deg) }
  label { display: inline; font-weight: 900 }
  nav { position: fixed; inset: 0; background: black }
  section { padding: 60px; border: 5px solid green; display: flex }
  form { padding: 50px }
  svg { width: 100px; height: 100px; fill: red }
  a { color: red; text-decoration: line-through }
  [role=dialog] { position: static; padding: 90px }
  bdi { display: block }
`

/** Measures every part of the card, in the order of the document. */
const measureCard = (page: Page) =>
  page.evaluate(() => {
    for (const moving of document.getAnimations()) moving.finish()
    const root = document.querySelector('portico-account')
    const card = (root?.shadowRoot ?? root)?.querySelector('.st-card')
    const edge = card?.getBoundingClientRect()
    return [...(card?.querySelectorAll('*') ?? [])].flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      // what takes no room may stand anywhere
      if (width * height === 0) return []
      const { color, fontSize, textTransform } = getComputedStyle(part)
      const name = part.getAttribute('class') ?? part.localName
      const box = [left - (edge?.left ?? 0), top - (edge?.top ?? 0), width, height].map(Math.round)
      return [`${name} ${box.join(' ')} ${color} ${fontSize} ${textTransform}`]
    })
  })

describe('a page with odd styles', () => {
  test.each(
    takeRows(
      ['Email addresses', 'Devices', 'Language', 'Second step', 'Delete account'],
      ['Devices'],
    ),
  )('changes nothing in the account, %s', async (name) => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    const account = await openAccount(journey.world, at)
    // these come later than the list
    await account.row('Devices Signed in on 1').waitFor()
    await account.row('Apps None').waitFor()
    const list = await measureCard(at.page)
    await account.row(name).click()
    await at.widget.locator('.st-account-place h1').waitFor()
    await at.widget.locator('.st-account-place').getByRole('button').nth(1).waitFor()
    const section = await measureCard(at.page)
    await account.button('Back').click()
    await at.page.addStyleTag({ content: oddStyles })
    expect(await measureCard(at.page)).toEqual(list)
    await account.row(name).click()
    await at.widget.locator('.st-account-place').getByRole('button').nth(1).waitFor()
    expect(await measureCard(at.page)).toEqual(section)
  })
})
