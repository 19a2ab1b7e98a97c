/** A recovery that the host started: the owner sees it in the account, and stops it there. */
import { expectAccessible } from '@portico/testkit'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { openAccount, wholeAccount } from './support/account-page.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { signInByCookie } from './support/sign-in-by-cookie.ts'
import { startRecovery } from './support/start-recovery.ts'
import { main, shadow } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
/** Longer than a proof counts. */
const later = 11 * 60_000
const sentence =
  /^A recovery of this account was started on \w+ \d+, \d{4}\. It takes effect on \w+ \d+, \d{4}\.$/

describe('a recovery under way, in the account', () => {
  const startJourney = prepareJourneys()

  test.each(takeFirst([main, shadow]))(
    'is said at the top with its days, and stopped with a fresh proof, with the keyboard alone ($name)',
    async (surface) => {
      const journey = await startJourney({ surface })
      const { world } = journey
      const at = await journey.visit({
        mount: wholeAccount,
        profile: { viewport: { width: 440, height: 900 } },
      })
      const account = await openAccount(world, at)
      expect(await at.text(sentence).count()).toBe(0)
      await startRecovery(world)
      await world.inbox.next(ada)
      await at.page.reload()
      await at.text(sentence).first().waitFor()
      await expectAccessible(at.page)
      world.clock.advance(later)
      await account.button('Stop it').press('Enter')
      await account.question.getByText('To stop the recovery.').waitFor()
      await account.question.getByRole('textbox').fill(await world.inbox.codeFor(ada))
      await at.text('The recovery was stopped.').first().waitFor()
      await expectAccessible(at.page)
      await at.page.reload()
      await at.widget.getByRole('navigation').waitFor()
      await at.page.waitForLoadState('networkidle')
      expect(await at.text(sentence).count()).toBe(0)
      await at.opened.expectNoErrors()
    },
  )

  inLongRun(
    'e2e/account-recovery',
    'is said at the top with its days, and stopped with a fresh proof, with the keyboard alone ($name)',
  )(
    'stands above the section where the list is beside it, and a recovery that another window has stopped is said to be over',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const profile = { viewport: { width: 1_000, height: 900 } }
      const at = await journey.visit({ mount: wholeAccount, profile })
      await signInByCookie(world, at.page, ada, at.origin())
      await startRecovery(world)
      await world.inbox.next(ada)
      await at.open('/account')
      const banner = at.widget.locator('.st-account-place .st-recovery')
      await banner.waitFor()
      await expectAccessible(at.page)
      const other = await journey.visit({ mount: wholeAccount, profile })
      world.clock.advance(61_000)
      await openAccount(world, other)
      await other.widget.getByRole('button', { name: 'Stop it' }).click()
      await other.text('The recovery was stopped.').first().waitFor()
      await banner.getByRole('button', { name: 'Stop it' }).click()
      await banner.getByText(/has ended/).waitFor()
    },
  )
})
