import type { Page } from 'playwright-core'
import { renderWith } from './render-with.ts'

/** A part of the card, with its distances from the edges of its parent where a line begins and where it ends. */
interface Placed {
  readonly name: string
  /** The place of its parent in the list. */
  readonly parent: number
  readonly top: number
  readonly start: number
  readonly end: number
  /** Whether it stands in a row that runs from left to right: a phone number with its country, the cells of a code. */
  readonly isFromLeft: boolean
}

/** Measures the parts of the card that are laid out as blocks, in the order of the document. */
const measureSides = (page: Page): Promise<Placed[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.st-card')
    if (!card) return []
    const isFromRight = getComputedStyle(card).direction === 'rtl'
    const isPlaced = (part: Element) =>
      part.getBoundingClientRect().width > 0 &&
      !part.closest('.st-hidden, [hidden], :popover-open') &&
      !part.parentElement?.closest('p, li > bdi, svg, .st-card [dir=ltr]') &&
      !getComputedStyle(part).display.startsWith('inline')
    const parts = [...card.querySelectorAll('*')].filter(isPlaced)
    return parts.map((part) => {
      const edge = (part.parentElement ?? card).getBoundingClientRect()
      const { left, right, top } = part.getBoundingClientRect()
      const [start, end] = isFromRight
        ? [edge.right - right, left - edge.left]
        : [left - edge.left, edge.right - right]
      const parent = part.parentElement ? parts.indexOf(part.parentElement) : -1
      const isFromLeft = getComputedStyle(part.parentElement ?? card).direction === 'ltr'
      const name = part.getAttribute('class') ?? part.tagName
      return { name, parent, top, start, end, isFromLeft }
    })
  })

/** Whether two distances are one, to the pixel that browsers round. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1.5

/** Whether a part comes before the others of its row that it came before in the first card, and after the others. */
const isInOrder = (index: number, first: readonly Placed[], second: readonly Placed[]) => {
  const [one, other] = [first[index], second[index]]
  const neighbours = first.flatMap((each, at) => {
    const its = second[at]
    const isInRow =
      at !== index && its && each.parent === one?.parent && isNear(its.top, other?.top ?? 0)
    return isInRow ? [Math.sign(its.start - (other?.start ?? 0)) === Math.sign(at - index)] : []
  })
  if (neighbours.length > 0) return neighbours.every(Boolean)
  // what does not fit its row begins the next one
  const hadRow = first.some(
    (each, at) => at !== index && each.parent === one?.parent && isNear(each.top, one.top),
  )
  return hadRow && isNear(other?.start ?? 0, 0)
}

/**
 * Compares the card in English with the card in a language that is written from right to left.
 *
 * @returns a line for each part that keeps neither its distance from the edge where a line begins, nor the one from the edge
 * where it ends, nor its middle, nor its place in a row;
 * rows that run from left to right in every language are passed over
 */
export async function findUnmirrored(page: Page, tag: string): Promise<string[]> {
  await renderWith(page, { locale: 'en' })
  const first = await measureSides(page)
  await renderWith(page, { locale: tag })
  const second = await measureSides(page)
  if (first.length === 0) return ['there is no card']
  const kinds = ({ name }: Placed) => name
  if (first.map(kinds).join() !== second.map(kinds).join())
    return [`the parts are ${second.map(kinds).join()} in place of ${first.map(kinds).join()}`]
  return first.flatMap((one, index) => {
    const other = second[index] ?? one
    const isMirrored =
      other.isFromLeft ||
      isNear(one.start, other.start) ||
      isNear(one.end, other.end) ||
      isNear(one.start - one.end, other.start - other.end) ||
      isInOrder(index, first, second)
    return isMirrored
      ? []
      : [`${one.name} begins at ${one.start} px, and at ${other.start} px from the right`]
  })
}

/**
 * @returns the fields and the lines of a card from right to left that have a direction of their own, such as addresses, and do
 * not begin where the other lines begin
 */
export const findUnaligned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.st-card')
    if (!card) return ['there is no card']
    const { direction } = getComputedStyle(card)
    const hasRoom = (part: Element, { paddingLeft, paddingRight }: CSSStyleDeclaration) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const roomPx =
        part.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return roomPx - range.getBoundingClientRect().width > 1
    }
    const isFromLeft = (part: Element) => {
      const style = getComputedStyle(part)
      if (part.closest('.st-hidden, [hidden]') || !part.checkVisibility()) return false
      if (style.direction === direction || !part.parentElement) return false
      // a row that runs from left to right as a whole, such as a phone number with its country
      if (getComputedStyle(part.parentElement).direction !== direction) return false
      const isField = part instanceof HTMLInputElement
      if (isField && Number.parseFloat(style.paddingRight) > Number.parseFloat(style.paddingLeft))
        return true
      const hasText = [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
      if (!isField && (!hasText || style.display.startsWith('inline') || !hasRoom(part, style)))
        return false
      return /^(start|left)$/.test(style.textAlign)
    }
    return [...card.querySelectorAll('*')]
      .filter(isFromLeft)
      .map((part) => `${part.outerHTML.slice(0, 80)} begins at the left`)
  })

/**
 * @returns the addresses, codes, phone numbers and times of the card that are not read from left to right
 */
export const findReversed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const card = document.querySelector('.st-card')
    if (!card) return ['there is no card']
    const isSeen = (element: Element) =>
      !element.closest('.st-hidden, svg, [hidden]') &&
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !isSeen(text.parentElement)) continue
      const run = /[\w.+-]+@[\w.-]+\w|[\w-]+(\.[\w-]+)+|\+?\d[\d\s():-]*\d/g
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(run)) {
        const boxes = [...word].map((_, at) => {
          const range = document.createRange()
          range.setStart(text, index + at)
          range.setEnd(text, index + at + 1)
          return range.getBoundingClientRect()
        })
        const isReversed = boxes.some((box, at) => {
          const next = boxes[at + 1]
          return next && next.width > 0 && Math.abs(next.top - box.top) < 1 && next.left < box.left
        })
        if (isReversed) found.push(word)
      }
    }
    const cells = [...card.querySelectorAll('.st-cell')].map((one) => one.getBoundingClientRect())
    if (cells.some(({ left }, at) => left < (cells[at - 1]?.left ?? left))) found.push('the cells')
    const typed = 'input[type=email], input[type=tel], input[autocomplete=one-time-code]'
    for (const field of card.querySelectorAll(typed))
      if (getComputedStyle(field).direction !== 'ltr') found.push(field.outerHTML)
    return [...new Set(found)]
  })
