/** The time for which a wait stays invisible, in milliseconds. The style of `st-waiting` has the same time. */
const invisibleMs = 200
/** The minimum time for which a spinner is visible, so that it never flashes. */
const visibleMs = 300

/**
 * Returns how much longer a spinner stays after the wait is over.
 *
 * @param waitedMs - the duration of the wait
 * @returns milliseconds; 0 if the spinner has not been visible yet, or has been visible long enough
 */
export const getRemainingSpinnerMs = (waitedMs: number): number =>
  waitedMs < invisibleMs ? 0 : Math.max(0, invisibleMs + visibleMs - waitedMs)
