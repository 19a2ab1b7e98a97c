/** A newer code replaces the one before it: every tab of the browser that waits at the same address goes on with the newest. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { type KeptWay, keptWays, withLinkCode } from './support/kept-screens.ts'
import { type SignInPage, toSignInPage } from './support/sign-in-page.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const sentence = 'A newer code was sent. Enter that one.'
const methods = fileURLToPath(new URL('../packages/widget/src/methods/', import.meta.url))
/** The ways to a screen that has a field for a code. */
const ways = keptWays.filter(({ screen }) => screen !== 'passwords.resetSent')
const linkField = 'Enter the code from the email'

test('E7: every screen with a code that is kept is one of those that go on with the newest', () => {
  const declaring = readdirSync(methods, { recursive: true, encoding: 'utf8' })
    .filter((file) => /screens\.tsx$/.test(file))
    .filter((file) => readFileSync(`${methods}${file}`, 'utf8').includes('toAddressee'))
  expect(declaring.length).toBe(new Set(ways.map(({ screen }) => screen)).size)
})

describe('a newer code that another tab asked for', () => {
  const startJourney = prepareJourneys()

  const start = async (way: KeptWay) => {
    const project = { ...withLinkCode, phones: { countries: ['US'] } }
    const journey = await startJourney({ surface: main, world: { project } })
    const at = await journey.visit({ mount: way.mount })
    await way.reach(at, journey.world)
    await at.heading(way.heading).waitFor()
    const first = await journey.world.inbox.next(way.to)
    const openOther = async () => {
      const page = await at.opened.openTab()
      await page.goto(journey.host.origin)
      return toSignInPage(page)
    }
    return { ...journey, at, first, openOther }
  }
  const fieldOf = ({ widget, codeField }: SignInPage) =>
    codeField.or(widget.getByRole('textbox', { name: linkField }))

  test.each(
    takeFirst(
      ways.map((way) => [way.says, way] as const),
      1,
    ),
  )('E7: is said in the older tab, where it signs in: %s', async (_, way) => {
    const { at, world, openOther, first } = await start(way)
    const other = await openOther()
    await way.reach(other, world)
    await other.heading(way.heading).waitFor()
    await at.text(sentence).waitFor()
    expect(await other.text(sentence).count()).toBe(0)
    const newest = await world.inbox.next(way.to)
    if (first.code !== newest.code) {
      await fieldOf(at).fill(first.code ?? '')
      await at.text('Invalid passcode, please try again.').first().waitFor()
      await at.text(sentence).waitFor()
    }
    await fieldOf(at).fill(newest.code ?? '')
    await at.heading('Success!').waitFor()
    await at.status.getByText('Signed in as').waitFor()
    await at.opened.expectNoErrors()
  })

  test('E7: reaches a tab that was discarded meanwhile, once it is back', async () => {
    const [way] = ways
    if (!way) throw new Error('No way.')
    const { at, world, host, openOther } = await start(way)
    await at.page.waitForFunction(() => sessionStorage.getItem('portico-kept') !== null)
    await at.page.goto('about:blank')
    const other = await openOther()
    await way.reach(other, world)
    await other.heading(way.heading).waitFor()
    await at.page.goto(host.origin)
    await at.text(sentence).waitFor()
    await at.codeField.fill((await world.inbox.next(way.to)).code ?? '')
    await at.heading('Success!').waitFor()
  })

  test('E7: for another address changes nothing, and asking here again takes the sentence away', async () => {
    const [way] = ways
    if (!way) throw new Error('No way.')
    const { at, world, openOther } = await start(way)
    const stranger = await openOther()
    await stranger.widget.getByRole('tab', { name: 'Email', exact: true }).click()
    await stranger.submitEmail('bob@example.com')
    await stranger.heading(way.heading).waitFor()
    const other = await openOther()
    await way.reach(other, world)
    await at.text(sentence).waitFor()
    await world.inbox.next(way.to)
    await at.resendButton.click()
    await other.text(sentence).waitFor()
    await at.text(sentence).waitFor({ state: 'hidden' })
    expect(await stranger.text(sentence).count()).toBe(0)
    expect(await stranger.text('bob@example.com').count()).toBeGreaterThan(0)
    const { code } = await world.inbox.next(way.to)
    await other.codeField.fill(code ?? '')
    await other.heading('Success!').waitFor()
  })
})
