import { takeFirst, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode, byLink } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const sentence = 'The service could not be reached. Check your connection and try again.'

describe('when the service is unreachable', () => {
  const startJourney = prepareJourneys()

  test('the form says so, keeps the address, and works once the connection is back', async () => {
    const { visit, world } = await startJourney({ surface: main })
    const { opened, ...at } = await visit({ mount: byLink })
    await at.heading('Sign up or log in').waitFor()

    await opened.context.setOffline(true)
    await at.submitEmail(ada)
    await at.widget.getByRole('alert').getByText(sentence).waitFor()
    expect(await at.emailField.inputValue()).toBe(ada)
    expect(await at.errors()).toHaveLength(1)

    await opened.context.setOffline(false)
    await at.continueButton.click()
    await at.heading('Check your email').waitFor()
    expect(world.inbox.count(ada)).toBe(1)
  })

  inLongRun('packages/widget/src/methods/otp/flow')(
    'a code that could not be checked can be entered again',
    async () => {
      const { visit, world } = await startJourney({ surface: main })
      const { opened, ...at } = await visit({ mount: byCode })
      await at.submitEmail(ada)
      const code = await world.inbox.codeFor(ada)
      await at.codeField.waitFor()

      await opened.context.setOffline(true)
      await at.codeField.fill(code)
      await at.text(sentence).first().waitFor()

      await opened.context.setOffline(false)
      await at.codeField.press('Backspace')
      await at.codeField.press(code.slice(-1))
      await at.heading('Success!').waitFor()
    },
  )

  test.each(
    takeFirst(
      [
        ['typed over', (page: Page, code: string) => page.keyboard.type(code)],
        ['pasted', (page: Page) => page.keyboard.press('ControlOrMeta+V')],
      ],
      1,
    ),
  )('the same code is checked again when it is %s', async (_, enter) => {
    const { visit, world } = await startJourney({ surface: main })
    const { opened, page, ...at } = await visit({
      mount: byCode,
      profile: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await at.submitEmail(ada)
    const code = await world.inbox.codeFor(ada)
    await at.codeField.waitFor()
    await page.evaluate((text) => navigator.clipboard.writeText(text), code)

    await opened.context.setOffline(true)
    await at.codeField.fill(code)
    await at.text(sentence).first().waitFor()

    await opened.context.setOffline(false)
    await at.codeField.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await enter(page, code)
    await at.heading('Success!').waitFor()
  })

  test('the form is shown even when the service has never answered', async () => {
    const { visit, world } = await startJourney({ surface: main })
    await world.stop()
    const at = await visit({ mount: byLink })
    await at.emailField.fill(ada)
    await at.continueButton.click()
    await at.widget.getByRole('alert').getByText(sentence).waitFor()
  })
})
