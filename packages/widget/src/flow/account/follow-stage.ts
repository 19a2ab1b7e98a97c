import { moveFocus } from '../move-focus.ts'

/** Moves the focus to the heading as soon as the stage is loaded, unless the stage has focused a field of its own. */
export function followStage(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return
  const focus = () => {
    if (!place.querySelector('h1')) return false
    moveFocus(place)
    return true
  }
  if (focus()) return
  const watch = new MutationObserver(() => {
    if (focus()) watch.disconnect()
  })
  watch.observe(place, { childList: true, subtree: true })
  return () => watch.disconnect()
}
