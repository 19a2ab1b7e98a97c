import { findFocused, takeFocus } from '../foundation/parts/take-focus.ts'

/**
 * Moves the focus to a screen that has just appeared: to its heading, so that a screen reader starts reading there. It
 * does nothing if the screen has already focused its only field.
 *
 * @param stage - the container of the screen; takes the focus if there is no heading
 */
export function moveFocus(stage: HTMLElement): void {
  const active = findFocused(stage)
  if (active && active !== stage && stage.contains(active)) return
  takeFocus(stage.querySelector<HTMLElement>('h1') ?? stage)
}
