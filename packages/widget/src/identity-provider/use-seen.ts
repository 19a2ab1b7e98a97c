import { type RefObject, useEffect, useState } from 'react'

/** How long something must have been in sight; about the time in which a double click ends. */
const leastMs = 500
/** The shortest that a browser takes, which measures this at some cost. */
const measureEveryMs = 100

/** Newer browsers also tell whether anything covers the element or makes it transparent, in frames around it too. */
type Sight = IntersectionObserverEntry & { readonly isVisible?: boolean }

const isInSight = ({ isIntersecting, intersectionRatio, isVisible = true }: Sight) =>
  isIntersecting && intersectionRatio >= 0.5 && isVisible

/** Whether an element has been in plain sight for a moment, and still is. */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    let timer = 0
    let wasInSight = false
    const options = { threshold: [0, 0.5, 1], trackVisibility: true, delay: measureEveryMs }
    const observer = new IntersectionObserver((entries) => {
      const now = entries.some(isInSight)
      if (now === wasInSight) return
      wasInSight = now
      clearTimeout(timer)
      if (now) timer = window.setTimeout(() => setSeen(true), leastMs)
      else setSeen(false)
    }, options)
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [place])

  return isSeen
}
