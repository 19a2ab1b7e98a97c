import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width from which the list stands beside the screen; the styles have the same number. */
export const wideFromPx = 560

/**
 * Whether the widget is wide enough for the list and the screen beside each other.
 *
 * @param place - an element inside the widget
 */
export function useIsWide(place: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  // before the paint, so that a wide card is never drawn narrow first
  useLayoutEffect(() => {
    const root = place.current?.closest('.st-root')
    if (!root) return
    const measure = () => setWide(root.getBoundingClientRect().width >= wideFromPx)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(root)
    return () => watch.disconnect()
  }, [place])
  return isWide
}
