import { describe, expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, others } from './support/surfaces.ts'

/** Where a host may put the widget: `main` is around the element that it mounts into. */
const layouts = {
  'a block': '',
  'a centred flex row': 'main { display: flex; justify-content: center }',
  'a mount element that is a flex row': '#sign-in { display: flex }',
  'a centred grid': 'main { display: grid; place-items: center }',
  'a centred flex column': 'main { display: flex; flex-direction: column; align-items: center }',
  'an element as wide as what it holds': '#sign-in { width: fit-content }',
  'an inline block': '#sign-in { display: inline-block }',
  'a table cell': 'main { display: table } #sign-in { display: table-cell }',
  'an absolute place': '#sign-in { position: absolute }',
}

describe.each([main, ...others])('the card, $name', (surface) => {
  const startJourney = prepareJourneys()

  test('is as wide as it should be, or as there is room for, wherever it stands', async () => {
    const { visit } = await startJourney({ surface })
    const { page, ...at } = await visit({ mount: byCode })
    await at.emailField.waitFor()
    const card = at.widget.locator('.st-card')
    const measured: Record<string, number | undefined> = {}
    const wanted: typeof measured = {}
    for (const width of [320, 400, 1200]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [name, css] of Object.entries(layouts)) {
        const style = await page.addStyleTag({
          content: `body, main { margin: 0; padding: 0 } main > :not(#sign-in) { display: none } ${css}`,
        })
        measured[`${name}, ${width} px`] = (await card.boundingBox())?.width
        wanted[`${name}, ${width} px`] = Math.min(400, width)
        await style.evaluate((it) => it.parentNode?.removeChild(it))
      }
    }
    expect(measured).toEqual(wanted)
  })

  test('is as wide as its theme says, and shrinks with the page', async () => {
    const { visit } = await startJourney({ surface })
    const styles = { container: { width: '520px' } }
    const { page, ...at } = await visit({ mount: { ...byCode, styles } })
    await at.emailField.waitFor()
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.addStyleTag({
      content:
        'main > :not(#sign-in) { display: none } main { display: flex; justify-content: center }',
    })
    const widthOf = async () => (await at.widget.locator('.st-card').boundingBox())?.width
    expect(await widthOf()).toBe(520)
    await page.addStyleTag({ content: ':root { --st-container-width: 300px }' })
    expect(await widthOf()).toBe(300)
  })
})
