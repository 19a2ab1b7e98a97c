import type { Page } from 'playwright-core'

/** A rectangle on a page, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Compares two pictures of a page, pixel by pixel.
 *
 * @param page - any page: its canvas reads the pictures
 * @param pictures - before and after, PNG in base64, of one size
 * @param boxes - where a change is expected, on the pictures
 * @returns how many pixels changed inside of the boxes and outside, and the first of those
 */
export function findChanges(
  page: Page,
  pictures: readonly [string, string],
  boxes: readonly Box[],
): Promise<{ inside: number; outside: number; stray: string | null }> {
  return page.evaluate(
    async ([files, expected]) => {
      const read = async (file: string) => {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        const { width, height } = bitmap
        const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
        return { width, pixels, whole: new Uint32Array(pixels.buffer) }
      }
      const [before, after] = await Promise.all([read(files[0]), read(files[1])])
      const differs = (at: number) => {
        for (let channel = at * 4; channel < at * 4 + 3; channel += 1) {
          const change = (before.pixels[channel] ?? 0) - (after.pixels[channel] ?? 0)
          if (change > 2 || change < -2) return true
        }
        return false
      }
      const found = { inside: 0, outside: 0, stray: null as string | null }
      const { whole, width } = before
      for (let at = 0; at < whole.length; at += 1) {
        // most pixels are the same to the bit
        if (whole[at] === after.whole[at] || !differs(at)) continue
        const x = at % width
        const y = Math.floor(at / width)
        const isExpected = expected.some(
          (box) =>
            x >= Math.floor(box.x) &&
            y >= Math.floor(box.y) &&
            x < Math.ceil(box.x + box.width) &&
            y < Math.ceil(box.y + box.height),
        )
        if (isExpected) found.inside += 1
        else {
          found.outside += 1
          found.stray ??= `${x},${y}`
        }
      }
      return found
    },
    [pictures, boxes] as const,
  )
}
