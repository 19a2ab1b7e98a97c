import type { Journey, Visit } from '../support/journey.ts'
import type { ScreenState } from '../support/screen-states.ts'
import { visitState } from '../support/visit-state.ts'

/** Room around the card, for its shadow and for a toast that hangs from its edge. */
const margin = { side: 24, top: 16, bottom: 28 }

/** Beside a card: at no more than 520 px a page counts as a phone, whose lists are sheets. */
const deskPx = { 400: 520, 720: 840 } as const

/** How high a phone is where a sheet lies at its lower edge. */
const phoneHeightPx = 680

/** Takes a picture of the card alone, in one state, theme and width. */
export async function takePicture(
  journey: Journey,
  state: ScreenState,
  variant: {
    readonly theme: 'light' | 'dark'
    readonly page: string
    readonly width: 720 | 400 | 320
  },
): Promise<Buffer> {
  const { mount } = state
  const isPhone = variant.width === 320
  const pagePx = variant.width === 320 ? variant.width + 2 * margin.side : deskPx[variant.width]
  const width = variant.width + 2 * margin.side
  const themed = {
    ...mount,
    ...(variant.theme === 'dark' && { presentation: { ...mount.presentation, theme: 'dark' } }),
  }
  const at = await visitState(
    journey,
    { ...state, mount: themed },
    {
      viewport: { width: pagePx, height: 1_200 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    },
  )
  const list = at.widget.locator(':popover-open')
  const hasList = (await list.count()) > 0
  if (hasList && isPhone) await at.page.setViewportSize({ width, height: phoneHeightPx })
  await layBare(at, variant.page)
  const box = await at.widget.boundingBox()
  if (!box) throw new Error(`"${state.name}" shows no card.`)
  const listBox = hasList ? await list.boundingBox() : null
  const bottom = Math.max(box.y + box.height, listBox ? listBox.y + listBox.height : 0)
  const size = at.page.viewportSize()
  const end = Math.ceil(bottom + margin.bottom)
  // a list that lies at the lower edge would follow it
  if (size && end > size.height && !hasList) {
    await at.page.setViewportSize({ ...size, height: end })
  }
  return at.page.screenshot({
    clip: {
      x: box.x - margin.side,
      y: box.y - margin.top,
      width,
      // what lies beyond the page is not there to be photographed
      height: Math.min(
        bottom - box.y + margin.top + margin.bottom,
        at.page.viewportSize()?.height ?? bottom,
      ),
    },
  })
}

/** Leaves the card alone on its page. */
async function layBare({ page }: Visit, colour: string): Promise<void> {
  await page.evaluate(
    ([background, padding]) => {
      document.documentElement.style.background = background
      document.body.style.cssText = `margin:0;padding:${padding};background:transparent`
      const place = document.querySelector('#sign-in')
      for (let node = place; node && node !== document.body; node = node.parentElement) {
        if (node instanceof HTMLElement) node.style.cssText = 'margin:0;padding:0;max-width:none'
        for (const sibling of node.parentElement?.children ?? [])
          if (sibling !== node && sibling instanceof HTMLElement) sibling.style.display = 'none'
      }
    },
    [colour, `${margin.top}px ${margin.side}px 60px`] as const,
  )
  await page.mouse.move(0, 0)
  // Colours and the card's place come to rest before it is measured.
  await page.waitForTimeout(350)
  await page.evaluate(() => {
    // a screen may have brought what it says into view
    scrollTo(0, 0)
    // an open list stands where its field was
    dispatchEvent(new Event('resize'))
  })
}
