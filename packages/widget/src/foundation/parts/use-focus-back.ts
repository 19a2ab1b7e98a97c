import { useEffect, useRef } from 'react'
import { takeFocus } from './take-focus.ts'

/** Returns the focused element, looking into open shadow roots. */
function findActive(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/**
 * Returns the focus to a button that was disabled during its own request. Browsers take the focus from a disabled
 * button, and a keyboard user would start again at the top of the page. A user who has focused another control
 * meanwhile stays there.
 *
 * @param isPending - whether the request is running
 * @returns a function to call when the button is pressed
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
