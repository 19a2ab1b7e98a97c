/** Every state of the hosted pages in which a user signs in, from all sides in one visit. */

import { readdirSync, readFileSync } from 'node:fs'
import { colourRules, expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { createTestProject } from '@portico/testkit/world'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { type HostedState, hostedStates } from './support/hosted-states.ts'
import { withProvider } from './support/sign-in-ways.ts'

const test = takeTurns(import.meta.url)

/** The states of each change: each step of the pages' script, and each look of the card that is not another's, too. */
const inEachChange = new Set<string>([
  'phone',
  'link, used',
  'accounts, removing',
  'consent',
  'account',
  'log-out',
])

const openApp = prepareClientApp()
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The steps that the pages' script knows. */
const script = read('../packages/service/pages/hosted-page.js')
const steps = [
  ...script.slice(script.indexOf('const steps = {')).matchAll(/^ {2}(?:async )?'?([a-z-]+)'?\(/gm),
].map(([, step]) => step)

/** Every sign-in method has a folder in the widget. */
const methods = readdirSync(new URL('../packages/widget/src/methods', import.meta.url), {
  withFileTypes: true,
}).flatMap((entry) =>
  entry.isDirectory() ? entry.name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) : [],
)

const start = ({ settings }: HostedState) =>
  openApp({
    project: (origin) => ({
      ...withProvider(origin),
      identityProvider: { ...createTestProject().identityProvider, path: '', ...settings },
    }),
  })

/** How far something stands out of a page of this width. */
async function measureOverflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** What can be used, and is not reached with Tab. A part that arrives while the keys are pressed is reached as well. */
async function findUnreached(page: Page): Promise<string[]> {
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  const reached = await page.evaluateHandle(() => new Set<Element>())
  let unreached: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    unreached = await page.evaluate(takeReached, reached)
    if (unreached.length === 0) break
  }
  return unreached
}

/** In the page: adds the focused element to those that were reached, and names the ones that can be used and were not. */
function takeReached(reached: Set<Element>): string[] {
  const walk = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [
      one,
      ...(one.shadowRoot ? walk(one.shadowRoot) : []),
    ])
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused) reached.add(focused)
  return walk(document)
    .filter(
      (one) =>
        one.matches('a[href], button:enabled, input:enabled, summary') &&
        one.matches(':not([tabindex="-1"])') &&
        one.checkVisibility({ checkVisibilityCSS: true }) &&
        !reached.has(one),
    )
    .map((one) => one.getAttribute('aria-label') ?? (one.textContent || one.id))
}

describe('the states of the hosted pages', () => {
  test('I9: every step of the pages’ script and every sign-in method has a state here', () => {
    expect(steps).toContain('choose-account')
    expect([...new Set(hostedStates.map(({ step }) => step))].sort()).toEqual([...steps].sort())
    const seen = new Set<string>(
      hostedStates.flatMap(({ settings }) => settings.signInMethods ?? []),
    )
    expect([...seen].sort()).toEqual([...methods].sort())
  })

  test.each(
    takeRows(
      hostedStates,
      hostedStates.filter(({ name }) => inEachChange.has(name)),
    ).map((state) => [state.name, state] as const),
  )(
    'I9: %s fits every width, has no axe findings in light or dark, is reached with the keyboard, and breaks no policy',
    async (_, state) => {
      const at = await start(state)
      const { page } = at
      await state.reach(at)
      expect(await page.evaluate(() => document.body.dataset.step)).toBe(state.step)
      for (const width of [195, 320, 400, 1280]) {
        expect([width, await measureOverflow(page, width)]).toEqual([width, 0])
      }
      await expectAccessible(page)
      expect(await findUnreached(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, colourRules)
      await at.opened.expectNoErrors()
    },
  )
})
