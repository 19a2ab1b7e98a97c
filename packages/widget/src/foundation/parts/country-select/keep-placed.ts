/** Between the field and what opens at it. */
const gapPx = 6

/** As wide as a phone: there it is a sheet at the lower edge, in the style sheet too. */
const phone = '(max-width:480px)'

/** The height of the whole list: its search row, five rows and a half, and the edges. */
const wholePx = 289

/**
 * Puts the open list below its field, above where there is more room, or above a keyboard on the screen; never higher
 * than what is there.
 */
function place(list: HTMLElement, field: Element): void {
  const { style } = list
  const seen = globalThis.visualViewport
  if (globalThis.matchMedia?.(phone).matches) {
    const covered = seen ? innerHeight - seen.height - seen.offsetTop : 0
    style.setProperty('inset', `auto 0 ${Math.max(0, covered)}px`)
    style.setProperty('max-height', `${seen?.height ?? innerHeight}px`)
    style.removeProperty('width')
    return
  }
  const { top, bottom, left, width } = field.getBoundingClientRect()
  const below = innerHeight - bottom - gapPx
  const above = top - gapPx
  const isAbove = below < wholePx && above > below
  const inset = isAbove
    ? `auto auto ${innerHeight - above}px ${left}px`
    : `${bottom + gapPx}px auto auto ${left}px`
  style.setProperty('inset', inset)
  style.setProperty('max-height', `${isAbove ? above : below}px`)
  style.setProperty('width', `${width}px`)
}

/**
 * Opens a list above everything on the page, and keeps it at its field until the function that it answers is called.
 * A browser that has no such layer leaves it below the field, where the style sheet puts it.
 */
export function keepPlaced(list: HTMLElement, field: Element): () => void {
  if (!list.showPopover) return () => {}
  list.showPopover()
  const again = () => place(list, field)
  again()
  const seen = globalThis.visualViewport
  addEventListener('scroll', again, { capture: true, passive: true })
  addEventListener('resize', again)
  seen?.addEventListener('resize', again)
  return () => {
    removeEventListener('scroll', again, { capture: true })
    removeEventListener('resize', again)
    seen?.removeEventListener('resize', again)
  }
}
