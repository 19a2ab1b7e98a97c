import type { Page } from 'playwright-core'

/** The sizes of the texts, but those in pictures, of the widgets on a page, in pixels. */
export const measureText = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? []),
    ]
    const sizes = roots
      .flatMap((root) => [...root.querySelectorAll('.st-root :not(svg *)')])
      .filter(
        (one) =>
          one.matches('input') ||
          [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    return [...new Set(sizes)].sort((a, b) => a - b)
  })

/** Sets what a page says of its root, as themes of shops do. */
export const setRootSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
