import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How long an element must have been visible: about the duration of a double click. */
const visibleMs = 500
/** The shortest interval that browsers accept, because the measurement is expensive. */
const measureEveryMs = 100

/**
 * Newer browsers also report whether anything covers the element or makes it transparent, even in frames around the
 * page.
 */
type Observed = IntersectionObserverEntry & { readonly isVisible?: boolean }

/**
 * Whether the user can have seen an element: `offscreen`: it is not on the screen; `unconfirmed`: it has just appeared,
 * or something covers it; `visible`: the user can have seen it.
 */
export type Visibility = 'offscreen' | 'unconfirmed' | 'visible'

const isOnScreen = ({ isIntersecting, intersectionRatio }: Observed) =>
  isIntersecting && intersectionRatio >= 0.5

/**
 * Watches whether an element has been visible for a moment, and still is.
 *
 * @returns the visibility, and `restart`, which begins the moment again
 */
export function useVisibilityGuard(place: RefObject<HTMLElement | null>): {
  readonly visibility: Visibility
  restart(): void
} {
  const [visibility, setVisibility] = useState<Visibility>('unconfirmed')
  const timer = useRef(0)
  const isVisible = useRef(false)

  const restart = useCallback(() => {
    clearTimeout(timer.current)
    if (!isVisible.current) return
    setVisibility('unconfirmed')
    timer.current = window.setTimeout(() => setVisibility('visible'), visibleMs)
  }, [])

  useEffect(() => {
    const element = place.current
    // without an observer, the visibility stays unconfirmed
    if (!element || !globalThis.IntersectionObserver) return
    const observer = new IntersectionObserver(
      (entries: Observed[]) => {
        // the newest entry comes last
        const [entry] = entries.slice(-1)
        if (!entry) return
        const wasVisible = isVisible.current
        isVisible.current = isOnScreen(entry) && (entry.isVisible ?? true)
        if (isVisible.current) {
          if (!wasVisible) restart()
          return
        }
        clearTimeout(timer.current)
        setVisibility(isOnScreen(entry) ? 'unconfirmed' : 'offscreen')
      },
      // `trackVisibility` and `delay` are not in the DOM types yet
      Object.assign({ threshold: [0, 0.5, 1] }, { trackVisibility: true, delay: measureEveryMs }),
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer.current)
      observer.disconnect()
    }
  }, [place, restart])

  return { visibility, restart }
}
