import { describe, expect, test } from 'vitest'
import { byCode, byLink } from '../support/configurations.ts'
import { prepareJourneys } from '../support/journey.ts'
import { main } from '../support/surfaces.ts'

const ada = 'ada@example.com'

describe('a form', () => {
  const startJourney = prepareJourneys()

  test('sends one request, however fast its button is clicked', async () => {
    const { world, visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byLink })
    await at.emailField.fill(ada)
    // Both before anything is drawn: a disabled button would not hold the second one back.
    await at.continueButton.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.form?.requestSubmit()
      button.click()
    })
    await at.heading('Check your email').waitFor()
    await world.inbox.next(ada)
    expect(world.inbox.count(ada)).toBe(1)
    expect((await at.events()).length).toBe(1)
  })

  test('that the user has left ignores a late response', async () => {
    const { world, visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byCode })
    await at.submitEmail(ada)
    const code = await world.inbox.codeFor(ada)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let answered = () => {}
    const done = new Promise<void>((resolve) => {
      answered = resolve
    })
    await at.page.route('**/otps/authenticate', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      await released
      // The page may have hung up meanwhile, as it should.
      await route.continue().catch(() => {})
      answered()
    })
    await at.codeField.fill(code)
    await at.text('Verifying passcode...').first().waitFor()
    await at.backButton.click()
    await at.heading('Sign up or log in').waitFor()
    release()
    await done

    // What comes after the answer: another code, from its send to its screen.
    await at.submitEmail('grace@example.com')
    await at.text('grace@example.com').waitFor()
    expect((await at.events()).map(({ type }) => type)).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_LOGIN_OR_CREATE',
    ])
    expect(await at.errors()).toEqual([])
    await at.status.getByText('Signed out').waitFor()
  })
})
