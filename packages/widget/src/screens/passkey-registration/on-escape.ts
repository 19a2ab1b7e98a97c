import type { KeyboardEvent } from 'react'

/** Handles the Escape key alone, and keeps it from what stands around: a host's `<dialog>` stays open. */
export const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  event.preventDefault() // a dialog of the browser's own goes by that alone
  leave()
}
