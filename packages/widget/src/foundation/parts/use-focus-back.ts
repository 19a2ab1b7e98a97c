import { useEffect, useRef } from 'react'
import { takeFocus } from './take-focus.ts'

/** What has the focus, through open shadow roots. */
function findActive(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/**
 * Gives a button that is disabled while it works the focus back, which browsers take from what is disabled: who
 * goes by keyboard would start at the top of the page. Who has gone on to something else stays there.
 *
 * @param isPending - whether it works
 * @returns to be called when it is pressed
 */
export function useFocusBack(isPending: boolean): () => void {
  const pressed = useRef<Element | null>(null)

  useEffect(() => {
    const button = pressed.current
    if (isPending || !(button instanceof HTMLElement)) return
    pressed.current = null
    const root = button.closest('.st-root')
    if (root && !root.contains(findActive())) takeFocus(button)
  }, [isPending])

  return () => {
    pressed.current = findActive()
  }
}
