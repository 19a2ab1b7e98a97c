/** What the first frame of the card draws, and that nothing in it moves when the rest arrives: buttons, marks, wallets. */
import { takeRows, takeTurns } from '@portico/testkit/run'
import { installWallets, knownWallets, type TestWallet } from '@portico/testkit/wallets'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { MountOptions } from './support/host-options.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { shadow, standalone } from './support/surfaces.ts'
import { waitForPaint } from './support/wait-for-paint.ts'

const test = takeTurns(import.meta.url)

const { Metamask, Phantom, Binance, Coinbase } = knownWallets
const all = ['google', 'github', 'apple', 'microsoft', 'gitlab']

const cardOf = (count: number, hasWallets: boolean, theme?: string): MountOptions => ({
  config: {
    products: ['oauth', ...(hasWallets ? ['crypto'] : []), 'emailMagicLinks'].slice(count ? 0 : 1),
    oauthOptions: { providers: all.slice(0, count) },
  },
  ...(theme && { presentation: { theme } }),
})

const cards: readonly [string, MountOptions, readonly TestWallet[], number][] = [
  ['Google alone', cardOf(1, false), [], 1],
  ['Google alone in Quartz', cardOf(1, false, 'quartz'), [], 1],
  ['five providers', cardOf(5, false), [], 5],
  ['a provider and no wallet', cardOf(1, true), [], 2],
  ['a provider and the wallet that most people have', cardOf(1, true), [Metamask], 3],
  ['four wallets', cardOf(0, true), [Metamask, Phantom, Binance, Coinbase], 5],
  ['four wallets in Quartz', cardOf(0, true, 'quartz'), [Metamask, Phantom, Binance, Coinbase], 5],
  ['more than Main has room for', cardOf(3, true), [Metamask, Phantom, Binance, Coinbase], 6],
]

/** Holds the chunks back that the first frame does without. */
function holdChunks() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const prepare = (page: Page) =>
    page.route('**/bundle/chunks/**', async (route) => {
      await held
      await route.continue()
    })
  return { prepare, release }
}

/** Runs in the page once the card stands, whose own coming moves what stands below: keeps what the browser counts as a shift. */
function noteShifts() {
  const shifts: number[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
  }).observe({ type: 'layout-shift' })
}

/** Where everything on the card stands, and what of it is a button or its room. */
const measure = ({ widget }: Visit) =>
  widget.evaluate((element) => {
    const root = element.shadowRoot ?? element
    return [
      ...root.querySelectorAll(
        '.st-card, .st-heading, .st-button, .st-divider, .st-field, input, .st-watermark',
      ),
    ].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { part: part.classList[0] ?? part.localName, x, y, width, height }
    })
  })

const buttonsOf = (at: Visit) => at.widget.locator('.st-stack > .st-button:not([type=submit])')

describe.each(takeRows(standalone, [shadow]))('the first frame, $name', (surface) => {
  const startJourney = prepareJourneys({ isFresh: true })

  const rows = cards.flatMap(([name, ...card]) =>
    [400, 320].map((width) => [name, width, ...card] as const),
  )
  // every second pair of cards, one of them at each width
  const inEachChange = rows.filter((_, index) => [0, 3].includes(index % 8))
  test.each(takeRows(rows, inEachChange))(
    'E8: has its final layout, with the room of every button drawn: %s, at %i px',
    async (_, width, mount, wallets, count) => {
      const { visit } = await startJourney({ surface })
      const late = holdChunks()
      const at = await visit({
        mount,
        profile: { viewport: { width, height: 900 } },
        prepare: async (page) => {
          await installWallets(page, wallets)
          await late.prepare(page)
        },
      })
      await at.emailField.waitFor()
      await waitForPaint(at.page)
      expect(await buttonsOf(at).count()).toBe(count)
      for (const edge of await buttonsOf(at).evaluateAll((places) =>
        places.map(
          (place) =>
            getComputedStyle(place)[
              place.closest('.st-theme-quartz') ? 'boxShadow' : 'borderTopColor'
            ],
        ),
      )) {
        expect(edge).not.toMatch(/^(none|rgba\(0, 0, 0, 0\))$/)
      }
      // nobody hears of what cannot be pressed yet
      expect(await at.widget.getByRole('button').count()).toBe(1)
      const first = await measure(at)
      await at.page.evaluate(noteShifts)

      late.release()
      await expect.poll(() => at.widget.getByRole('button').count()).toBe(count + 1)
      await expect.poll(() => at.widget.locator('.st-mark:not(:has(path))').count()).toBe(0)
      await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
      await waitForPaint(at.page)
      expect(await measure(at)).toEqual(first)
      expect(await at.page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    },
  )

  test('E8: Google’s button never stands without its mark', async () => {
    const { visit } = await startJourney({ surface })
    const at = await visit({
      mount: cardOf(1, false),
      prepare: (page) =>
        page.addInitScript(() => {
          const seen: boolean[] = []
          Reflect.set(window, 'seen', seen)
          const look = () => {
            const host = document.querySelector('#sign-in, stytch-ui')
            const root =
              host?.shadowRoot ?? document.querySelector('stytch-ui')?.shadowRoot ?? document
            const button = [...root.querySelectorAll('.st-button')].find((it) =>
              it.closest('[aria-hidden]') ? false : it.textContent?.includes('Google'),
            )
            if (button) seen.push(button.querySelector('.st-mark path') !== null)
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
    })
    await at.widget.getByRole('button', { name: 'Continue with Google' }).waitFor()
    await waitForPaint(at.page)
    const seen = await at.page.evaluate(() => Reflect.get(window, 'seen'))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)
  })
})
