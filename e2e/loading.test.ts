import { describe, expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, others } from './support/surfaces.ts'

const standalone = [main, ...others].filter(({ build }) => build === 'standalone')

describe.each(standalone)('while a screen loads, $name', (surface) => {
  const startJourney = prepareJourneys()

  test('the card keeps its height and the focus stays in it', async () => {
    const { visit } = await startJourney({ surface })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const at = await visit({
      mount: byCode,
      prepare: (page) =>
        page.route('**/*enter-code-screen*', async (route) => {
          await held
          await route.continue()
        }),
    })
    const card = at.widget.locator('.st-card')
    const heightOf = async () => (await card.boundingBox())?.height
    const hasFocus = () =>
      at.widget.evaluate(
        (element) => (element.shadowRoot ?? element).querySelector(':focus') !== null,
      )
    await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
    const before = await heightOf()

    await at.submitEmail('ada@example.com')
    await at.widget.getByRole('progressbar', { name: 'Loading' }).waitFor()
    expect(await heightOf()).toBe(before)
    await expect.poll(hasFocus).toBe(true)

    answer()
    await at.heading('Enter passcode').waitFor()
    await expect.poll(() => at.codeField.evaluate((field) => field.matches(':focus'))).toBe(true)
    expect(await at.widget.locator('[style*="min-height"]').count()).toBe(0)
  })
})
