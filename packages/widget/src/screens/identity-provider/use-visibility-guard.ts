import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How long something must have been visible; about the time in which a double click ends. */
const visibleMs = 500
/** The shortest that a browser takes, which measures this at some cost. */
const measureEveryMs = 100

/** Newer browsers also tell whether anything covers the element or makes it transparent, in frames around it too. */
type Observed = IntersectionObserverEntry & { readonly isVisible?: boolean }

/**
 * Whether a person can have seen something: `offscreen`, it is not on the screen; `unconfirmed`, it has only just
 * come, or something lies over it; `visible`, they can.
 */
export type Visibility = 'offscreen' | 'unconfirmed' | 'visible'

const isOnScreen = ({ isIntersecting, intersectionRatio }: Observed) =>
  isIntersecting && intersectionRatio >= 0.5

/**
 * Watches whether an element has been visible for a moment, and still is.
 *
 * @returns `restart` lets the moment begin again
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
    // where nothing can be observed nothing is confirmed
    if (!element || !globalThis.IntersectionObserver) return
    const observer = new IntersectionObserver(
      (entries: Observed[]) => {
        // the newest stands last
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
      // not in the DOM types yet: trackVisibility and delay
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
