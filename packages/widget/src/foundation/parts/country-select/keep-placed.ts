/** The distance between the field and the list. */
const gapPx = 6

/** At the width of a phone, the list is a sheet at the lower edge of the window. The style sheet has the same width. */
const phone = '(max-width:480px)'

/** The height of the whole list: its search field, five and a half rows, and its edges. */
const wholePx = 289

/**
 * Places the open list below its field, or above it if there is more room. On a phone it stands at the lower edge,
 * above the on-screen keyboard. It is never higher than the available room.
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
 * Opens a list above everything on the page and keeps it at its field until the returned function is called. In a
 * browser without popovers, the list stays below the field, where the style sheet places it.
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
