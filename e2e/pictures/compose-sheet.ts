/**
 * Puts pictures of one sheet together: light on the left, dark on the right, in columns under their labels.
 * It draws a page and photographs that; no image library.
 */
import type { Browser } from 'playwright-core'

/** Of pages of the console, of cards, and of phones. */
const widths = [1_280, 720, 400, 390, 320] as const

/** One picture and what is written above it. */
export interface Picture {
  readonly label: string
  /** Width of the card it shows; of a page of the console, its own. */
  readonly width: (typeof widths)[number]
  readonly png: Buffer
}

/** The pictures of one theme and the colour of the page behind them. */
export interface Half {
  readonly page: string
  readonly ink: string
  readonly pictures: readonly Picture[]
}

/** As many columns for cards as for phones. */
const columnsPerWidth = 2

/** Cards are photographed twice as large as they are, pages of the console as they are. */
const toScale = (width: Picture['width']) => (width === 1_280 || width === 390 ? 1 : 2)

/** @returns the sheet as PNG, twice the size of CSS pixels */
export async function composeSheet(browser: Browser, halves: readonly Half[]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 5_760, height: 800 },
    deviceScaleFactor: 1,
  })
  try {
    await page.setContent(toHtml(halves))
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    return await page.locator('main').screenshot({ type: 'png' })
  } finally {
    await page.close()
  }
}

const toHtml = (halves: readonly Half[]) => `<!doctype html>
<style>
  body { margin: 0; font: 14px/20px Arial, Helvetica, sans-serif }
  main { display: flex; width: max-content }
  section { display: flex; gap: 16px; padding: 24px; align-items: flex-start }
  .column { display: flex; flex-direction: column; gap: 8px }
  figure { margin: 0 }
  figcaption { padding: 0 24px; opacity: .75 }
  img { display: block }
</style>
<main>${halves.map(toSection).join('')}</main>`

const toSection = ({ page, ink, pictures }: Half) =>
  `<section style="background:${page};color:${ink}">${toColumns(pictures)
    .filter((column) => column.length > 0)
    .map(toColumn)
    .join('')}</section>`

const toColumn = (pictures: readonly Picture[]) =>
  `<div class="column">${pictures.map(toFigure).join('')}</div>`

const toFigure = ({ label, width, png }: Picture) =>
  `<figure><figcaption>${label}${width === 320 ? ', 320 px phone' : ''}</figcaption><img alt="" width="${heightAndWidth(png).width / toScale(width)}" src="data:image/png;base64,${png.toString('base64')}"></figure>`

/** Each picture goes to the shortest column of its width: cards first, then phones. */
function toColumns(pictures: readonly Picture[]): Picture[][] {
  const columns = widths.flatMap((width) =>
    Array.from({ length: columnsPerWidth }, () => ({ width, height: 0, of: [] as Picture[] })),
  )
  for (const picture of pictures) {
    const shortest = columns
      .filter((column) => column.width === picture.width)
      .reduce((a, b) => (b.height < a.height ? b : a))
    shortest.height += heightAndWidth(picture.png).height
    shortest.of.push(picture)
  }
  return columns.map((column) => column.of)
}

/** From the PNG's header, which opens with them (PNG specification, IHDR). */
function heightAndWidth(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}
