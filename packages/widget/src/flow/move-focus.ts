import { findFocused, takeFocus } from '../foundation/parts/take-focus.ts'

/**
 * Moves the focus to a screen that has just appeared: to its heading, so that it is read from its start,
 * unless the screen took the focus to its one field itself.
 *
 * @param stage - what holds the screen; takes the focus where there is no heading
 */
export function moveFocus(stage: HTMLElement): void {
  const active = findFocused(stage)
  if (active && active !== stage && stage.contains(active)) return
  takeFocus(stage.querySelector<HTMLElement>('h1') ?? stage)
}
