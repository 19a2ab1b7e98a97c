/** What the commands tell the person who started them: short lines, one per step. */

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Ends the command with a reason.
 *
 * @param {string} reason - what is wrong and what to do about it
 * @returns {never}
 */
export function giveUp(reason) {
  process.stderr.write(`${reason.trimEnd()}\n`)
  process.exit(1)
}

/**
 * @param {number} startedAt - `Date.now()` at the start
 * @returns the time since then, as a person says it
 */
export const since = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
