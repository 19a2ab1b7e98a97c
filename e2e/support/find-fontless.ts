import type { Page } from 'playwright-core'

/** @returns those of the letters that are drawn as the box of a letter that no font has */
export const findFontless = (page: Page, letters: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) return [...all]
    const card = document.querySelector('.st-card') ?? document.body
    context.font = `20px ${getComputedStyle(card).fontFamily}`
    const draw = (letter: string) => {
      context.clearRect(0, 0, 40, 40)
      context.fillText(letter, 8, 28)
      return context.getImageData(0, 0, 40, 40).data.join()
    }
    // a letter for private use, which no font of a reader has
    const box = draw('\u{F0000}')
    return all.filter((letter) => draw(letter) === box)
  }, letters)
