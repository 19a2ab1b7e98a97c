import { limits } from '@portico/contract'
import { takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode, byLink } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { type Journey, prepareJourneys, type Visit } from './support/journey.ts'
import { toSignInPage } from './support/sign-in-page.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

async function signInByCode({ world }: Journey, at: Visit) {
  await at.submitEmail(ada)
  await at.codeField.fill(await world.inbox.codeFor(ada))
  await at.status.getByText(`Signed in as ${ada}`).waitFor()
}

describe('the session in the browser', () => {
  const startJourney = prepareJourneys()

  const start = async () => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({ mount: byCode })
    return { journey, at }
  }

  inLongRun(
    'e2e/sign-out',
    'E3: "Continue" is there at once, in every tab, and the form after a sign-out: %s',
  )('signing in and out in one tab reaches the other', async () => {
    const { journey, at } = await start()
    const tab = await at.opened.openTab()
    await tab.goto(journey.host.origin)
    const other = toSignInPage(tab)
    await other.status.getByText('Signed out').waitFor()

    await signInByCode(journey, at)
    await other.status.getByText(`Signed in as ${ada}`).waitFor()

    await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
    await other.status.getByText('Signed out').waitFor()
    await at.status.getByText('Signed out').waitFor()
    expect(await at.opened.context.cookies()).toEqual([])
  })

  test('SES-12 a sign-out reaches every tab, a frame, and a sleeping tab when it wakes', async () => {
    const { journey, at } = await start()
    await signInByCode(journey, at)
    const signedIn = `Signed in as ${ada}`
    const openTab = async () => {
      const tab = await at.opened.openTab()
      await tab.goto(journey.host.origin)
      await toSignInPage(tab).status.getByText(signedIn).waitFor()
      return tab
    }
    const [open, sleeping] = [await openTab(), await openTab()]
    await open.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    }, journey.host.origin)
    const framed = open.frameLocator('iframe').locator('#status')
    await framed.getByText(signedIn).waitFor()
    // the page is kept, or loaded anew: either way it must not show yesterday's person
    await sleeping.goto('about:blank')

    await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
    await sleeping.goBack()
    for (const page of [at.page, open, sleeping]) {
      await toSignInPage(page).status.getByText('Signed out').waitFor()
    }
    await framed.getByText('Signed out').waitFor()
    expect(await at.opened.context.cookies()).toEqual([])
  })

  inLongRun('e2e/compat/headless')('a reload keeps the user signed in', async () => {
    const { journey, at } = await start()
    await signInByCode(journey, at)
    await at.page.reload()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
  })

  inLongRun('packages/client/src/session/session')(
    'a session that has expired at the service ends in the browser on the next load',
    async () => {
      const { journey, at } = await start()
      await signInByCode(journey, at)
      journey.world.clock.advance(31 * 60_000)
      await at.page.reload()
      await at.status.getByText('Signed out').waitFor()
      expect(await at.opened.context.cookies()).toEqual([])
    },
  )

  inLongRun('packages/client/src/session/session-cookies')(
    'SES-10 cookies are SameSite=Lax, host-only, small, and expire with the session',
    async () => {
      const { journey, at } = await start()
      await signInByCode(journey, at)
      const cookies = await at.opened.context.cookies()
      expect(cookies.map(({ name }) => name).sort()).toEqual([
        'stytch_session',
        'stytch_session_jwt',
      ])
      const end = Date.now() / 1000 + limits.session.defaultMinutes * 60
      for (const { name, value, ...flags } of cookies) {
        expect(flags).toMatchObject({ sameSite: 'Lax', path: '/', domain: 'localhost' })
        // on loopback there is no TLS; anywhere else the cookie is Secure
        expect(flags.secure).toBe(false)
        expect(Math.abs(flags.expires - end)).toBeLessThan(60)
        expect(name.length + value.length).toBeLessThan(4096)
      }
    },
  )

  inLongRun('packages/client/src/session/session-cookies')(
    'SES-10 on a host that is not loopback the cookies are Secure',
    async () => {
      const name = 'https://fieldnotes.example'
      const journey = await startJourney({
        surface: main,
        policy: toStrictPolicy(),
        world: { project: { allowedOrigins: [name] } },
      })
      const client = { endpoints: { testAPIURL: name, liveAPIURL: name } }
      const at = await journey.visit({ mount: byCode, client })
      const page = await at.opened.openTab()
      await openUnderName(page, journey.host.origin, name)
      const there = toSignInPage(page)
      await there.submitEmail(ada)
      await there.codeField.fill(await journey.world.inbox.codeFor(ada))
      await there.status.getByText(`Signed in as ${ada}`).waitFor()
      const cookies = await at.opened.context.cookies(name)
      expect(cookies).toHaveLength(2)
      for (const cookie of cookies) {
        expect(cookie).toMatchObject({
          secure: true,
          sameSite: 'Lax',
          domain: 'fieldnotes.example',
        })
      }
    },
  )

  inLongRun('e2e/storage-of-tokens')('SES-11 tokens are in cookies and nowhere else', async () => {
    const { journey, at } = await start()
    await signInByCode(journey, at)
    const kept = await at.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(kept).toContain('stytch_sdk_state_')
    for (const { value } of await at.opened.context.cookies()) {
      expect(kept).not.toContain(value)
    }
  })

  test.each([
    ['on another origin than the service', undefined],
    ['on the origin of the service', toStrictPolicy()],
  ])(
    'ML-07 %s the token is removed from the address at once, and no later request carries it',
    async (_, policy) => {
      const journey = await startJourney({ surface: main, ...(policy && { policy }) })
      const { page, ...at } = await journey.visit({ mount: byLink })
      await at.submitEmail(ada)
      const link = await journey.world.inbox.linkFor(ada)
      const token = new URL(link).searchParams.get('token') ?? ''

      const calls: { url: string; sent: string; address: string }[] = []
      page.on('request', (request) => {
        if (!request.url().includes('/sdk/v1/')) return
        const sent = `${request.url()} ${JSON.stringify(request.headers())}`
        calls.push({ url: request.url(), sent, address: page.url() })
      })
      await page.goto(link)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()

      expect(calls.length).toBeGreaterThan(1)
      for (const { sent } of calls) expect(sent).not.toContain(token)
      const authenticate = calls.find(({ url }) => url.endsWith('/magic_links/authenticate'))
      expect(authenticate?.address).toBe(journey.welcomeUrl)

      // nothing is left to find: not in the history, not in what the page keeps
      await page.goBack()
      expect(page.url()).not.toContain(token)
      await page.goForward()
      await page.waitForURL(journey.welcomeUrl)
    },
  )
})

/** Shows a page under another name: the browser asks for that name, the same server answers. */
async function openUnderName(page: Page, origin: string, name: string) {
  await page.route(`${name}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(name, origin) })
    await route.fulfill({ response })
  })
  await page.goto(name)
}
