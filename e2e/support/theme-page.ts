/**
 * A page whose theme is changed value by value: takes the pictures, reads the parts, and says what did not
 * change as the table of `theme-values.ts` has it.
 */
import type { Presentation, Styles } from '@portico/widget'
import type { Page } from 'playwright-core'
import { type Box, findChanges } from './find-changes.ts'
import type { ThemeValue } from './theme-values.ts'

/** What a host gives for the theme. */
export interface ThemeOptions {
  readonly presentation?: Presentation
  readonly styles?: Styles
}

/** How one value of the theme is given: by the page's own style sheet, or by the host. */
export type Change = { readonly css: string } | ThemeOptions

/** Room around the widget that its shadows may paint on, in pixels. */
const room = 40
/** The card's corners and outline. */
const frame = 13

/** The page, and how the host gives a theme there. */
export interface ThemePage {
  /** @returns what is wrong, as sentences */
  examine(
    name: string,
    themeValue: ThemeValue,
    base: ThemeOptions,
    change: Change,
  ): Promise<string[]>
}

/**
 * @param page - shows one widget, at rest, to a person who wants nothing to move
 * @param give - gives the widget a theme and draws it
 */
export function toThemePage(page: Page, give: (given: ThemeOptions) => Promise<void>): ThemePage {
  const root = page.locator('.st-root')
  const devtools = page.context().newCDPSession(page)

  const boxesOf = async (selector: string) =>
    (await Promise.all((await root.locator(selector).all()).map((it) => it.boundingBox()))).filter(
      (box) => box !== null,
    )

  const findPart = (part: string) => (part === '.st-root' ? root : root.locator(part)).first()

  const read = (themeValue: ThemeValue) =>
    findPart(themeValue.part).evaluate(
      (element, [property, pseudo]) =>
        getComputedStyle(element, pseudo).getPropertyValue(property ?? ''),
      [themeValue.property, themeValue.pseudo ?? null] as const,
    )

  /** Brings the part into its state. @returns brings it back */
  async function enter({ state, part }: ThemeValue): Promise<() => Promise<void>> {
    if (state === 'focus') {
      await findPart(part).focus()
      return () => findPart(part).blur()
    }
    if (!state) return async () => {}
    const box = await findPart(part).boundingBox()
    if (!box) throw new Error(`${part} is not seen.`)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    if (state === 'active') await page.mouse.down()
    return async () => {
      await page.mouse.move(1, 1)
      if (state === 'active') await page.mouse.up()
    }
  }

  async function apply(change: Change): Promise<void> {
    if (!('css' in change)) return give(change)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      // first, so that it could not win by its place
      document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
    }, change.css)
  }

  async function undo(change: Change, base: ThemeOptions): Promise<void> {
    if (!('css' in change)) return give(base)
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(1)
    })
  }

  /** Where a theme may paint, seen from the picture's corner. */
  async function listBoxes({ part, followers, reach = 1 }: ThemeValue, clip: Box): Promise<Box[]> {
    const named = [part, ...(followers?.split(',') ?? [])]
    const all = await Promise.all(
      named.map(async (selector) => {
        const boxes = await boxesOf(selector)
        return selector === '.st-card' ? boxes.flatMap(toFrame) : boxes
      }),
    )
    return all.flat().map(({ x, y, width, height }) => ({
      x: x - clip.x - reach,
      y: y - clip.y - reach,
      width: width + 2 * reach,
      height: height + 2 * reach,
    }))
  }

  /** What a part at rest looks like without the change; undone changes leave it so, or the next picture tells. */
  let atRest: { readonly of: string; readonly picture: string } | undefined

  /** A PNG in base64, quickly packed: nobody keeps it. What moves stands still, and no caret blinks. */
  async function takePicture(clip: Box): Promise<string> {
    const { data } = await (await devtools).send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    })
    return data
  }
  const hideCaret = page.addStyleTag({ content: ':root { caret-color: transparent }' })

  return {
    async examine(name, themeValue, base, change) {
      await hideCaret
      const leave = await enter(themeValue)
      const clip = toClip((await root.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 })
      const of = JSON.stringify([base, clip])
      const known = themeValue.state || atRest?.of !== of ? undefined : atRest.picture
      const before = { value: await read(themeValue), picture: known ?? (await takePicture(clip)) }
      if (!themeValue.state) atRest = { of, picture: before.picture }
      await apply(change)
      const after = { value: await read(themeValue), picture: await takePicture(clip) }
      const boxes =
        themeValue.paints === 'all' ? [{ ...clip, x: 0, y: 0 }] : await listBoxes(themeValue, clip)
      await undo(change, base)
      await leave()

      const seen = await findChanges(page, [before.picture, after.picture], boxes)
      const what = `${themeValue.property} of ${themeValue.part}`
      return [
        ...(before.value === after.value ? [`${name}: ${what} stays ${before.value}`] : []),
        ...(themeValue.computed && themeValue.computed !== after.value
          ? [`${name}: ${what} is ${after.value}, not ${themeValue.computed}`]
          : []),
        ...(seen.inside === 0 && themeValue.paints !== 'none'
          ? [`${name}: nothing is seen of it`]
          : []),
        ...(seen.outside > 0
          ? [`${name}: ${seen.outside} pixels changed elsewhere, the first at ${seen.stray}`]
          : []),
      ]
    },
  }
}

/** The outline of the card, with its corners and its shadow, but not what stands in it. */
function toFrame(box: Box): Box[] {
  const x = box.x - room
  const y = box.y - room
  const width = box.width + 2 * room
  const height = box.height + 2 * room
  const depth = room + frame
  return [
    { x, y, width, height: depth },
    { x, y: y + height - depth, width, height: depth },
    { x, y, width: depth, height },
    { x: x + width - depth, y, width: depth, height },
  ]
}

/** The widget with room around it for what it paints there, on whole pixels. */
function toClip(box: Box): Box {
  const x = Math.max(0, Math.floor(box.x - room))
  const y = Math.max(0, Math.floor(box.y - room))
  const right = Math.ceil(box.x + box.width + room)
  const bottom = Math.ceil(box.y + box.height + room)
  return { x, y, width: right - x, height: bottom - y }
}
