/** Dependencies in package.json. */
import { parseJson } from './app.ts'

/**
 * Adds dependencies, in the order of their names and with the file's own indentation.
 *
 * @param wanted ranges by name
 */
export function addDependencies(text: string, wanted: Readonly<Record<string, string>>): string {
  return change(text, (present) => ({ ...present, ...wanted }))
}

/** Removes those dependencies that still have these ranges. */
export function removeDependencies(text: string, added: Readonly<Record<string, string>>): string {
  return change(text, (present) =>
    Object.fromEntries(Object.entries(present).filter(([name, range]) => added[name] !== range)),
  )
}

function change(
  text: string,
  toNext: (present: Record<string, unknown>) => Record<string, unknown>,
): string {
  const parsed = parseJson(text)
  const { dependencies } = parsed
  const present = typeof dependencies === 'object' && dependencies !== null ? dependencies : {}
  const next = Object.entries(toNext({ ...present })).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const { dependencies: _, ...others } = parsed
  const changed =
    next.length === 0 && dependencies === undefined
      ? others
      : { ...parsed, dependencies: Object.fromEntries(next) }
  const indentation = /^([ \t]+)"/m.exec(text)?.[1] ?? '  '
  return JSON.stringify(changed, null, indentation) + (text.endsWith('\n') ? '\n' : '')
}
