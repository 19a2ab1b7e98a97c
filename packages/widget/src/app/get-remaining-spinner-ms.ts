/** How long a wait stays invisible, in milliseconds; the style of `st-waiting` says the same. */
const invisibleMs = 200
/** How long a spinner is seen at least, so that it never flashes. */
const visibleMs = 300

/**
 * How much longer a spinner stays after what was waited for has come.
 *
 * @param waitedMs - how long it was waited for
 * @returns milliseconds; 0 where the spinner was not seen yet, or long enough
 */
export const getRemainingSpinnerMs = (waitedMs: number): number =>
  waitedMs < invisibleMs ? 0 : Math.max(0, invisibleMs + visibleMs - waitedMs)
