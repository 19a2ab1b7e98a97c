/** A page of the host demands more than its session has proved: the question stands over the page, whatever is on it. */
import { expectAccessible } from '@portico/testkit'
import { expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { signInByCookie } from './support/sign-in-by-cookie.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main } from './support/surfaces.ts'

const ada = 'ada@example.com'
const title = "Confirm it's you"
const start = prepareJourneys()

/** Signed in by mail, with an authenticator app that the session has not proved. */
async function begin() {
  const { world, visit } = await start({ surface: main, policy: toStrictPolicy() })
  const app = await createGuardedAccount(world, ada)
  world.clock.advance(61_000)
  const at = await visit({ mount: byCode })
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
      const isHeld = await requireSession(portico.client, JSON.parse(button.dataset.demand))
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

test('a page that demands two factors gets them by a question over the page, and the focus is back afterwards', async () => {
  const { at, app } = await begin()
  await pay(at, { factors: 2, freshMinutes: 10, reason: 'To pay.' })
  const dialog = at.page.getByRole('dialog', { name: title })
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

inLongRun(
  'e2e/require-session',
  'a page that demands two factors gets them by a question over the page, and the focus is back afterwards',
)('a page is told no by a user who has no second factor', async () => {
  const { at } = await begin()
  await pay(at, { factors: 3 })
  await at.page.getByRole('dialog').getByText('You have no way to confirm it here.').waitFor()
  await at.page.getByRole('button', { name: 'Close' }).click()
  await isSaid(at, 'Not paid')
})
