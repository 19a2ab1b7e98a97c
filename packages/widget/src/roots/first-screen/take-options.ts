import type { FirstScreenOptions } from './first-screen-options.ts'
import type { ServedRoot } from './served-root.ts'

/** Takes the options that the root's element has, without functions: a server calls none of them. */
export const takeOptions = (
  { ElementClass }: Pick<ServedRoot, 'ElementClass'>,
  given: FirstScreenOptions,
): FirstScreenOptions =>
  Object.fromEntries(
    ElementClass.optionNames
      .filter((name) => name !== 'client' && name !== 'callbacks')
      .map((name) => [name, given[name]])
      .filter(([, value]) => value !== undefined && value !== null && typeof value !== 'function'),
  )
