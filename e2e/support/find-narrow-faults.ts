import type { Page } from 'playwright-core'

/** A page of 390 px whose reader has zoomed to 200 %. */
export const narrowPx = 195

/**
 * What does not fit the widget of a page at 195 px, or at another width, with the page's own margins away.
 *
 * @returns a line for each word that is broken in its middle, and for each part that stands out of the card
 */
export async function findNarrowFaults(page: Page, widthPx = narrowPx): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: widthPx, height: before?.height ?? 800 })
  try {
    return await page.evaluate(() => {
      // a constructed sheet, which the strictest policy lets through
      const bare = new CSSStyleSheet()
      bare.replaceSync('html, body, main { margin: 0 !important; padding: 0 !important }')
      document.adoptedStyleSheets.push(bare)
      const roots = [
        document,
        ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? []),
      ]
      const cards = roots.flatMap((root) => [...root.querySelectorAll('.st-card')])
      const isSeen = (element: Element) =>
        !element.closest('.st-hidden, svg, [hidden]') &&
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
      const faults: string[] = []
      for (const card of cards) {
        const edge = card.getBoundingClientRect()
        if (edge.right > innerWidth + 0.5) faults.push(`the card is ${edge.width} px wide`)
        for (const part of card.querySelectorAll('*')) {
          // a row that scrolls sideways holds what stands out of it
          if (!isSeen(part) || part.parentElement?.closest('.st-tabs')) continue
          // a list in the top layer follows its field a frame later, and is not measured here
          if (part.closest(':popover-open')) continue
          // the arrow stands on the edge of the text, and its target reaches around it
          if (part.matches('.st-back')) continue
          // a name that is cut stands out of what cuts it
          if (part.parentElement && getComputedStyle(part.parentElement).overflow === 'hidden')
            continue
          const { right, left, width } = part.getBoundingClientRect()
          if (width > 0 && (right > edge.right + 0.5 || left < edge.left - 0.5))
            faults.push(`${part.className || part.tagName} stands out of the card`)
        }
        const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.parentElement || !isSeen(text.parentElement)) continue
          // in a heading a single letter belongs to the word behind its hyphen: "e-mail"
          const isHeading = text.parentElement.closest('h1, h2')
          // a soft hyphen is where a word may be broken
          const words = isHeading ? /(?:\p{L}-)?[^\s\u00AD-]+-?/gu : /[^\s\u00AD-]+-?/g
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(words)) {
            // the hyphen at the end of the line above counts as a part of the word that follows it
            if (text.nodeValue?.[index - 1] === '\u00AD') continue
            // addresses and identifiers break anywhere
            if (/[@/_:\d]|\w\.\w/.test(word)) continue
            // languages without spaces break between any two letters, Korean between syllables
            if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word)) continue
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) faults.push(`"${word}" is broken`)
          }
        }
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== bare)
      return [...new Set(faults)]
    })
  } finally {
    if (before) await page.setViewportSize(before)
  }
}
