/** Dependencies in package.json. */
import { parseJson } from './app.ts'

const groups = ['dependencies', 'devDependencies'] as const
type Ranges = Readonly<Record<string, unknown>>

/** Types are needed only where the app is built. */
const toGroup = (name: string): (typeof groups)[number] =>
  name.startsWith('@types/') ? 'devDependencies' : 'dependencies'

/**
 * Adds dependencies, in the order of their names and with the file's own indentation.
 *
 * @param wanted ranges by name
 */
export const addDependencies = (text: string, wanted: Readonly<Record<string, string>>): string =>
  change(text, (present, group) => {
    const own = Object.entries(wanted).filter(([name]) => toGroup(name) === group)
    return own.length === 0 ? present : { ...present, ...Object.fromEntries(own) }
  })

/** Removes those dependencies that still have these ranges. */
export const removeDependencies = (text: string, added: Readonly<Record<string, string>>): string =>
  change(text, (present, group) =>
    Object.fromEntries(
      Object.entries(present).filter(
        ([name, range]) => toGroup(name) !== group || added[name] !== range,
      ),
    ),
  )

function change(
  text: string,
  toNext: (present: Ranges, group: (typeof groups)[number]) => Ranges,
): string {
  const changed: Record<string, unknown> = { ...parseJson(text) }
  for (const group of groups) {
    const given = changed[group]
    const present: Ranges = typeof given === 'object' && given !== null ? { ...given } : {}
    const next = Object.entries(toNext(present, group)).sort(([one], [other]) =>
      one < other ? -1 : 1,
    )
    if (next.length > 0 || given !== undefined) changed[group] = Object.fromEntries(next)
  }
  const indentation = /^([ \t]+)"/m.exec(text)?.[1] ?? '  '
  return JSON.stringify(changed, null, indentation) + (text.endsWith('\n') ? '\n' : '')
}
