import { runAxe } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main, reactShadow, surfaces } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const told = { config: { ...byCode.config, signedIn: true } }

describe('a user who is signed in', () => {
  const startJourney = prepareJourneys()

  const start = async (mount: typeof byCode = told, surface = main) => {
    const { visit, world } = await startJourney({ surface })
    const at = await visit({ mount })
    await at.submitEmail(ada)
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await at.heading(mount === byCode ? 'Success!' : 'You are signed in').waitFor()
    return { at, world }
  }
  const button = (at: Visit, name: string) => at.widget.getByRole('button', { name, exact: true })

  test.each(takeRows(surfaces, [reactShadow]))(
    'sees who they are in place of the form, after a reload: $name',
    async (surface) => {
      const { at } = await start(told, surface)
      await at.page.reload()
      await at.heading('You are signed in').waitFor()
      await at.text(ada).waitFor()
      expect(await at.emailField.count()).toBe(0)
      expect(await runAxe(at.page)).toEqual([])
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/widget/src/flow/emitted-events')(
    'is redirected as configured after pressing "Continue"',
    async () => {
      const { at } = await start({
        config: { ...told.config, signedIn: { continueURL: '/members' } },
      })
      await at.page.reload()
      await at.heading('You are signed in').waitFor()
      expect(await at.events()).toEqual([])
      await button(at, 'Continue').click()
      await at.page.waitForURL('**/members')
    },
  )

  inLongRun('packages/widget/src/flow/emitted-events')(
    'is reported with an event after pressing "Continue" where no redirect is configured',
    async () => {
      const { at } = await start()
      await at.page.reload()
      await button(at, 'Continue').click()
      await expect
        .poll(async () => (await at.events()).map(({ type }) => type))
        .toEqual(['AUTHENTICATE_FLOW_COMPLETE'])
    },
  )

  test('never runs the code of a javascript: URL with "Continue"', async () => {
    const continueURL = 'javascript:document.title="run"'
    const { at } = await start({ config: { ...told.config, signedIn: { continueURL } } })
    await at.page.reload()
    await button(at, 'Continue').click()
    await expect.poll(async () => (await at.events()).length).toBe(1)
    expect(await at.page.title()).not.toBe('run')
  })

  test('signs out in the widget, and gets the form back with its title focused', async () => {
    const { at } = await start()
    await at.page.reload()
    await button(at, 'Sign out').click()
    await at.heading('Sign up or log in').waitFor()
    await at.emailField.waitFor()
    const focused = () => at.heading('Sign up or log in').evaluate((it) => it.matches(':focus'))
    await expect.poll(focused).toBe(true)
    await at.page.reload()
    await at.emailField.waitFor()
  })

  inLongRun('e2e/sign-out')('gets the form back when the session ends in another tab', async () => {
    const { at } = await start()
    await at.page.reload()
    await at.heading('You are signed in').waitFor()
    const other = await at.opened.openTab()
    await other.goto(at.page.url())
    await other.getByRole('button', { name: 'Sign out', exact: true }).click()
    await at.emailField.waitFor()
  })

  test('sees the form where the page has not enabled the signed-in screen', async () => {
    const { at } = await start(byCode)
    await at.page.reload()
    await at.emailField.waitFor()
  })
})
