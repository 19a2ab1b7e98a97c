/** Where a page may put the widget, and how wide its card is there. */
import type { Locator, Page } from 'playwright-core'

/** A page with the widget in it, by its selectors. */
export interface LaidOutPage {
  readonly page: Page
  /** The widget's card. */
  readonly card: Locator
  /** The element that the widget is mounted into. */
  readonly place: string
  /** The one around it. */
  readonly around: string
  /** What else of the page would take room. @default nothing */
  readonly css?: string
}

const listLayouts = ({ place, around }: LaidOutPage): Readonly<Record<string, string>> => ({
  'a block': '',
  'a centred flex row': `${around} { display: flex; justify-content: center }`,
  'a mount element that is a flex row': `${place} { display: flex }`,
  'a centred grid': `${around} { display: grid; place-items: center }`,
  'a centred flex column': `${around} { display: flex; flex-direction: column; align-items: center }`,
  'an element as wide as what it holds': `${place} { width: fit-content }`,
  'an inline block': `${place} { display: inline-block }`,
  'a table cell': `${around} { display: table } ${place} { display: table-cell }`,
  'an absolute place': `${place} { position: absolute }`,
})

/** The only sheet that a test adds; a strict policy does not see it. */
const setStyle = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    await sheet.replace(text)
    const own: CSSStyleSheet[] = Reflect.get(window, 'sheetsOfThePage') ?? [
      ...document.adoptedStyleSheets,
    ]
    Reflect.set(window, 'sheetsOfThePage', own)
    document.adoptedStyleSheets = [...own, sheet]
  }, css)

/**
 * Puts the widget into every layout at a phone's width, at the card's own and at a desk's: the same page each time,
 * with another style.
 *
 * @returns how wide the card is, and how wide it should be: 400 px, or as there is room for
 */
export async function measureLayouts(laidOut: LaidOutPage) {
  const { page, card, place, around, css = '' } = laidOut
  const measured: Record<string, number | undefined> = {}
  const wanted: typeof measured = {}
  const bare = `body, ${around} { margin: 0; padding: 0 } ${around} > :not(${place}) { display: none } ${css}`
  for (const width of [320, 400, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [name, layout] of Object.entries(listLayouts(laidOut))) {
      await setStyle(page, `${bare} ${layout}`)
      measured[`${name}, ${width} px`] = (await card.boundingBox())?.width
      wanted[`${name}, ${width} px`] = Math.min(400, width)
    }
  }
  await setStyle(page, '')
  return { measured, wanted }
}
