import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How long something must have been in sight; about the time in which a double click ends. */
const leastMs = 500
/** The shortest that a browser takes, which measures this at some cost. */
const measureEveryMs = 100

/** Newer browsers also tell whether anything covers the element or makes it transparent, in frames around it too. */
type Observed = IntersectionObserverEntry & { readonly isVisible?: boolean }

/**
 * Whether a person can have seen something: `away`, it is not on the screen; `doubtful`, it has only just come, or
 * something lies over it; `plain`, they can.
 */
export type Sight = 'away' | 'doubtful' | 'plain'

const isOnScreen = ({ isIntersecting, intersectionRatio }: Observed) =>
  isIntersecting && intersectionRatio >= 0.5

/**
 * Watches whether an element has been in plain sight for a moment, and still is.
 *
 * @returns `countAnew` lets the moment begin again
 */
export function useSight(place: RefObject<HTMLElement | null>): {
  readonly sight: Sight
  countAnew(): void
} {
  const [sight, setSight] = useState<Sight>('doubtful')
  const timer = useRef(0)
  const isInSight = useRef(false)

  const countAnew = useCallback(() => {
    clearTimeout(timer.current)
    if (!isInSight.current) return
    setSight('doubtful')
    timer.current = window.setTimeout(() => setSight('plain'), leastMs)
  }, [])

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries: Observed[]) => {
        // the newest stands last
        const [entry] = entries.slice(-1)
        if (!entry) return
        const wasInSight = isInSight.current
        isInSight.current = isOnScreen(entry) && (entry.isVisible ?? true)
        if (isInSight.current) {
          if (!wasInSight) countAnew()
          return
        }
        clearTimeout(timer.current)
        setSight(isOnScreen(entry) ? 'doubtful' : 'away')
      },
      // not in the DOM types yet: trackVisibility and delay
      Object.assign({ threshold: [0, 0.5, 1] }, { trackVisibility: true, delay: measureEveryMs }),
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer.current)
      observer.disconnect()
    }
  }, [place, countAnew])

  return { sight, countAnew }
}
