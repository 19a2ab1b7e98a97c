import { createTwoFilesPatch } from 'diff'
import type { Change } from './plan.ts'

/** Shows a change as `git diff` does. */
export function showDiff({ path, before, after }: Change): string {
  const patch = createTwoFilesPatch(
    before === null ? '/dev/null' : `a/${path}`,
    `b/${path}`,
    before ?? '',
    after,
    undefined,
    undefined,
    { context: 2 },
  )
  return patch.replace(/^=+\n/m, '').trimEnd()
}

/** Hides the values of the environment, which are secrets. */
export const hideValues = (change: Change, names: readonly string[]): Change => ({
  ...change,
  before: null,
  after: names.map((name) => `${name}=…\n`).join(''),
})
