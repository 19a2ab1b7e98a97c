/**
 * A screen that waits for what was sent is in session storage for the life of that: a reload, or a tab that the browser
 * discards, comes back to it, and nothing is sent again.
 */
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { type KeptWay, keptWays, listKeptScreens, withLinkCode } from './support/kept-screens.ts'
import { prepareServedPages } from './support/served-page.ts'
import { main, others, type Surface } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const minute = 60_000
const key = 'portico-kept'

const readKept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), key)
const waitForKept = (page: Page) =>
  page.waitForFunction((name) => sessionStorage.getItem(name) !== null, key)
const waitForNothingKept = (page: Page) =>
  page.waitForFunction((name) => sessionStorage.getItem(name) === null, key)

/** Counts in the page how often it was asked what is kept. */
function countReads(name: string) {
  const { getItem } = Storage.prototype
  Object.assign(window, { reads: 0 })
  Storage.prototype.getItem = function (asked) {
    if (asked === name) Object.assign(window, { reads: Reflect.get(window, 'reads') + 1 })
    return getItem.call(this, asked)
  }
}

/** What the page asks the service to send. */
function listenForSends(page: Page): string[] {
  const sends: string[] = []
  page.on('request', (request) => {
    if (/login_or_create|send|email\/reset\/start/.test(new URL(request.url()).pathname))
      sends.push(request.url())
  })
  return sends
}

test('E7: of every screen that is kept, a journey comes back to it', () => {
  const names = listKeptScreens()
  expect(names.length).toBeGreaterThan(2)
  expect([...new Set(keptWays.map(({ screen }) => screen))].sort()).toEqual(names.sort())
})

describe('a reload', () => {
  const startJourney = prepareJourneys()

  const start = async (
    way: Pick<KeptWay, 'mount'>,
    surface: Surface = main,
    prepare?: (page: Page) => Promise<unknown>,
  ) => {
    const project = { ...withLinkCode, phones: { countries: ['US'] } }
    const journey = await startJourney({ surface, world: { project } })
    const at = await journey.visit({ mount: way.mount, ...(prepare && { prepare }) })
    return { ...journey, at }
  }
  const reach = async ({ reach: go, heading, shown }: KeptWay, at: Visit, world: unknown) => {
    await go(at, world as Parameters<typeof go>[1]) // the journey's
    await at.heading(heading).waitFor()
    await at.text(shown).first().waitFor()
    await waitForKept(at.page)
  }

  describe.each(
    takeFirst(
      keptWays.map((way) => [way.says, way] as const),
      1,
    ),
  )('of the screen for %s', (_, way) => {
    test('E7: comes back to it, sends nothing again, and it goes on; neither code nor token was kept', async () => {
      const { at, world } = await start(way)
      await reach(way, at, world)
      const kept = await readKept(at.page)
      const sent = world.inbox.count(way.to)
      const sends = listenForSends(at.page)
      await at.page.reload()
      await at.heading(way.heading).waitFor()
      await at.text(way.shown).first().waitFor()
      expect(world.inbox.count(way.to)).toBe(sent)
      await way.goOn(at, world)
      await at.status.getByText('Signed in as').waitFor()
      expect(sends).toEqual([])

      await waitForNothingKept(at.page)
      const [mail] = world.inbox.list(way.to)
      const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
      const code = mail?.code ?? 'none'
      expect([kept?.includes(code), /poll|token":"[^"]{20}/.test(kept ?? '')]).toEqual([
        false,
        false,
      ])
      if (token) expect(kept).not.toContain(token)
      const local = await at.page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(local).not.toContain('methodId')
      await at.opened.expectNoErrors()
    })

    test('E7: comes back to the first screen once what was sent is over, and nothing of it is left', async () => {
      const { at, world } = await start(way, main, (page) => page.clock.install())
      await reach(way, at, world)
      await at.page.clock.fastForward(way.minutes * minute)
      expect(await readKept(at.page)).toBeNull()
      await at.page.reload()
      await at.heading('Sign up or log in').waitFor()
      expect(await at.heading(way.heading).count()).toBe(0)
    })

    inLongRun('packages/widget/src/app/kept-entries')(
      'E7: comes back to the first screen once the user has left it',
      async () => {
        const { at, world } = await start(way)
        await reach(way, at, world)
        await at.backButton.click()
        await at.heading('Sign up or log in').waitFor()
        await waitForNothingKept(at.page)
        await at.page.reload()
        await at.heading('Sign up or log in').waitFor()
      },
    )
  })

  test.each(takeRows(others, []).map((surface) => [surface.name, surface] as const))(
    'E7: comes back to the code screen on %s',
    async (_, surface) => {
      const { at, world } = await start({ mount: byCode }, surface)
      await at.submitEmail(ada)
      await at.heading('Enter passcode').waitFor()
      await waitForKept(at.page)
      await at.page.reload()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  /** On the code screen of an e-mail code. */
  const enterCode = async (prepare?: (page: Page) => Promise<unknown>) => {
    const started = await start({ mount: byCode }, main, prepare)
    await started.at.submitEmail(ada)
    await started.at.heading('Enter passcode').waitFor()
    return started
  }

  test('E7: "Resend code" goes on waiting where it was, and the countdown with it', async () => {
    const { at } = await enterCode((page) => page.clock.install())
    await waitForKept(at.page)
    await at.page.clock.fastForward(minute)
    await at.page.reload()
    await at
      .text(/^Your code expires in (4:00|3:\d\d)\.$/)
      .first()
      .waitFor()
    await at.resendButton.click()
    await at.text('Code sent').waitFor()
    await at.page.reload()
    await at
      .text(/^Your code expires in (5:00|4:\d\d)\.$/)
      .first()
      .waitFor()
    expect(await at.resendButton.isEnabled()).toBe(false)
    await at.page.clock.fastForward(12_000)
    await expect.poll(() => at.resendButton.isEnabled()).toBe(true)
  })

  inLongRun('packages/widget/src/app/kept-entries')(
    'E7: leads to no code screen in another place, for another project, or for what is not offered',
    async () => {
      const { at, world } = await enterCode((page) => page.addInitScript(countReads, key))
      await waitForKept(at.page)
      const kept = (await readKept(at.page)) ?? ''
      const scopes: readonly (readonly [string, string])[] = [
        ['sign-in', 'elsewhere'],
        [world.project.publicToken, 'public-token-test-00000000-0000-4000-8000-000000000000'],
        ['stytch-ui', 'stytch-reset-password'],
      ]
      for (const [mine, other] of scopes) {
        await at.page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
          key,
          kept.replace(mine, other),
        ] as const)
        await at.page.reload()
        // first whether there is anything, then what of it is this widget's
        await at.page.waitForFunction(() => Reflect.get(window, 'reads') > 1)
        await at.emailField.waitFor()
        expect([other, await at.codeField.count()]).toEqual([other, 0])
      }
      await at.page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
        key,
        kept,
      ] as const)
      await at.open('/reset')
      await at.widget.getByRole('heading').first().waitFor()
      expect(await at.codeField.count()).toBe(0)
    },
  )

  test.each(
    takeFirst(
      [
        ['no JSON', 'otp.enterCode'],
        ['a list', '[]'],
        ['a screen without its address', '"destination":"ada@example.com",'],
        ['a screen of another version', 'otp.enterCode'],
        ['a number for its end', 'expiresAt'],
      ],
      1,
    ),
  )(
    'E7: what is kept and is %s leads to the first screen, without an error',
    async (what, part) => {
      const { at } = await enterCode()
      await waitForKept(at.page)
      const kept = (await readKept(at.page)) ?? ''
      expect(what === 'a list' || kept.includes(part)).toBe(true)
      const broken: Readonly<Record<string, string>> = {
        'no JSON': `{${kept}`,
        'a list': part,
        'a screen without its address': kept.replace(part, ''),
        'a screen of another version': kept.replace(part, 'otp.typeCode'),
        'a number for its end': kept.replace(part, 'endOfLife'),
      }
      await at.page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
        key,
        broken[what] ?? '',
      ] as const)
      await at.page.reload()
      await at.emailField.waitFor()
      await at.submitEmail(ada)
      await at.heading('Enter passcode').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/widget/src/app/kept-entries')(
    'E7: where session storage is blocked, the widget works, and a reload leads to the first screen',
    async () => {
      const { at, world } = await enterCode((page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('Blocked', 'SecurityError')
            },
          }),
        ),
      )
      await world.inbox.codeFor(ada)
      await at.page.reload()
      await at.submitEmail(ada)
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test('E7: a host that leaves the page at once when a code was right finds nothing kept after signing out', async () => {
    const { at, world } = await enterCode()
    await waitForKept(at.page)
    // what the host finds, before the page that comes next can forget it
    await at.page.evaluate(
      (name) =>
        document.addEventListener('stytch-event', (event) => {
          if (Reflect.get(event, 'stytchEventType') !== 'OTP_AUTHENTICATE') return
          sessionStorage.setItem('found', `${sessionStorage.getItem(name)}`)
          location.reload()
        }),
      key,
    )
    const left = at.page.waitForEvent('domcontentloaded')
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await left
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect(await at.page.evaluate(() => sessionStorage.getItem('found'))).toBe('null')
    expect(await readKept(at.page)).toBeNull()
  })

  inLongRun('packages/widget/src/app/kept-entries')(
    'E7: who has signed in meanwhile, in another tab, comes to no code screen',
    async () => {
      const { at, world, host } = await enterCode()
      await waitForKept(at.page)
      const kept = (await readKept(at.page)) ?? ''
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
      await at.page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
        key,
        kept,
      ] as const)
      await at.page.goto(host.origin)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      await at.emailField.waitFor()
      expect(await at.codeField.count()).toBe(0)
    },
  )
})

describeInLongRun('e2e/served-screen')(
  'a reload of a page that has the first screen in its HTML',
  () => {
    const open = prepareServedPages()

    test.each([
      ['in the page', false],
      ['in a shadow root', true],
    ])(
      'E7: comes back to the code screen, %s and with 100 ms of latency, without an error',
      async (_, enableShadowDOM) => {
        const served = { config: { ...byCode.config, enableShadowDOM } }
        const at = await open({ served })
        await at.release()
        await at.field.fill(ada)
        await at.button.click()
        await at.element.getByRole('heading', { name: 'Enter passcode' }).waitFor()
        await waitForKept(at.page)
        const devtools = await at.page.context().newCDPSession(at.page)
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 100,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
        await at.page.reload()
        await at.element
          .getByRole('textbox', { name: 'One-time passcode' })
          .fill(await at.world.inbox.codeFor(ada))
        await at.element.getByRole('heading', { name: 'Success!' }).waitFor()
        expect(at.sends()).toBe(1)
        await at.expectNoErrors()
      },
    )
  },
)
