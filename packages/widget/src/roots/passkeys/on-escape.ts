import type { KeyboardEvent } from 'react'

/**
 * Creates a listener that handles only the Escape key and hides it from the elements around: a host's `<dialog>` stays
 * open.
 */
export const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  event.preventDefault() // a native dialog closes by default, regardless of propagation
  leave()
}
