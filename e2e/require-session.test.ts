/** A page of the host demands more than its session has proved: the question stands over the page, whatever is on it. */

import { expectAccessible } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import type { BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import './support/host-window.ts'
import { findNarrowFaults } from './support/find-narrow-faults.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { signInByCookie } from './support/sign-in-by-cookie.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const heading = "Confirm it's you"
const title =
  'a page that demands two factors gets them by a question over the page, and the focus is back afterwards'
const start = prepareJourneys()

/** Signed in by mail, with an authenticator app that the session has not proved. */
async function begin(profile?: BrowserContextOptions) {
  const { world, visit } = await start({ surface: main, policy: toStrictPolicy() })
  const app = await createGuardedAccount(world, ada)
  world.clock.advance(61_000)
  const at = await visit({ mount: byCode, ...(profile && { profile }) })
  await signInByCookie(world, at.page, ada, at.origin())
  await at.page.reload()
  await at.status.getByText(`Signed in as ${ada}`).waitFor()
  // a text, since the test runner would rewrite the import of a function
  await at.page.evaluate(`import('/bundle/require-session.js').then(({ requireSession }) => {
    const button = document.createElement('button')
    button.textContent = 'Pay'
    document.body.append(button)
    button.addEventListener('click', async () => {
      button.textContent = 'Asking'
      const { isDark, ...demand } = JSON.parse(button.dataset.demand)
      const presentation = { theme: isDark ? [portico.defaultTheme, portico.defaultDarkTheme] : portico.defaultTheme }
      const isHeld = await requireSession(portico.client, { presentation, ...demand })
      button.textContent = isHeld ? 'Paid' : 'Not paid'
    })
  })`)
  return { world, at, app }
}

const pay = async (at: Visit, demand: object) => {
  const button = at.page.getByRole('button', { name: /pay|paid/i })
  await button.evaluate(
    (node, json) => node.setAttribute('data-demand', json),
    JSON.stringify(demand),
  )
  await button.click()
}
const isSaid = (at: Visit, words: string) =>
  at.page.getByRole('button', { name: words, exact: true }).waitFor()

test(title, async () => {
  const { at, app } = await begin()
  await pay(at, { factors: 2, freshMinutes: 10, reason: 'To pay.' })
  const dialog = at.page.getByRole('dialog', { name: heading })
  await dialog.getByText('To pay.').waitFor()
  await dialog.locator('input:focus').waitFor()
  await expectAccessible(at.page)
  await at.page.keyboard.press('Escape')
  await isSaid(at, 'Not paid')
  expect(await at.page.evaluate(() => document.activeElement?.textContent)).toBe('Not paid')
  await pay(at, { factors: 2 })
  await dialog.locator('input:focus').waitFor()
  await at.page.keyboard.type(app.takeCode())
  await isSaid(at, 'Paid')
  expect(await at.page.getByRole('dialog').count()).toBe(0)

  const asked: string[] = []
  at.page.on('request', ({ url }) => asked.push(url()))
  await pay(at, { factors: 2 })
  await isSaid(at, 'Paid')
  expect(asked).toEqual([])
  await at.opened.expectNoErrors()
})

describeInLongRun('e2e/require-session', title)('the question', () => {
  const narrow = { viewport: { width: 320, height: 640 } }
  test.each([
    { name: 'light, 320 px', profile: narrow, more: {} },
    { name: 'dark, 320 px', profile: { ...narrow, colorScheme: 'dark' }, more: { isDark: true } },
    { name: 'ar', profile: {}, more: { locale: 'ar' } },
  ] as const)(
    'fits, has no axe findings, and takes a code after a wrong one: $name',
    async ({ profile, more }) => {
      const { at, app } = await begin(profile)
      await pay(at, { factors: 2, ...more })
      const dialog = at.page.getByRole('dialog')
      await dialog.locator('input:focus').waitFor()
      await expectAccessible(at.page)
      await at.page.keyboard.type(toWrongCode(app.peekCode()))
      await dialog.locator('input[aria-invalid=true]').waitFor()
      await expectAccessible(at.page)
      expect(await findNarrowFaults(at.page, at.page.viewportSize()?.width)).toEqual([])
      const field = dialog.locator('input')
      await field.fill(app.takeCode())
      await isSaid(at, 'Paid')
      await at.opened.expectNoErrors()
    },
  )

  test('is asked once by a page that asks twice, 100 ms away from the service', async () => {
    const { at, app } = await begin()
    await at.page.route('**/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      await route.continue()
    })
    await at.page.getByRole('button', { name: 'Pay', exact: true }).evaluate((button) => {
      button.setAttribute('data-demand', JSON.stringify({ factors: 2 }))
      if (button instanceof HTMLElement) for (const _ of [1, 2]) button.click()
    })
    await at.page.getByRole('dialog', { name: heading }).locator('input:focus').waitFor()
    expect(await at.page.getByRole('dialog').count()).toBe(1)
    await at.page.keyboard.type(app.takeCode())
    await isSaid(at, 'Paid')
    expect(await at.page.getByRole('dialog').count()).toBe(0)
  })

  test('is answered by a proof in another tab', async () => {
    const { at, app } = await begin()
    await pay(at, { factors: 2 })
    const dialog = at.page.getByRole('dialog', { name: heading })
    await dialog.locator('input:focus').waitFor()
    const other = await at.opened.openTab()
    await other.goto(at.page.url())
    await other.getByText(`Signed in as ${ada}`).waitFor()
    await other.evaluate(
      (totp_code) =>
        window.portico.client.totps.authenticate({ totp_code, session_duration_minutes: 60 }),
      app.takeCode(),
    )
    await isSaid(at, 'Paid')
    expect(await at.page.getByRole('dialog').count()).toBe(0)
  })
})

inLongRun('e2e/require-session', title)(
  'a page is told no by a user who has no second factor',
  async () => {
    const { at } = await begin()
    await pay(at, { factors: 3 })
    await at.page.getByRole('dialog').getByText('You have no way to confirm it here.').waitFor()
    await at.page.getByRole('button', { name: 'Close' }).click()
    await isSaid(at, 'Not paid')
  },
)
