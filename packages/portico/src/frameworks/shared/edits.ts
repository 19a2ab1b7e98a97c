/** Places in source files at which something is added. */
import type { Replacement } from '../framework.ts'

const importEnd =
  /^(?:import\b[^;'"]*?(?:from\s+)?|\}\s*from\s+)['"][^'"\n]+['"](?:\s+with\s+\{[^}]*\})?;?[^\S\n]*$/gm

/** Adds a line after the last import, with a semicolon where that one has one; null without an import. */
export function addImport(text: string, line: string): Replacement | null {
  return addAfterLast(text, importEnd, line)
}

function addAfterLast(text: string, pattern: RegExp, line: string): Replacement | null {
  const last = [...text.matchAll(pattern)].at(-1)?.[0]
  if (last === undefined) return null
  return { before: last, after: `${last}\n${line}${last.trimEnd().endsWith(';') ? ';' : ''}` }
}

/** Replaces the only match of a pattern; null where there is none, or more than one. */
export function replaceOnly(
  text: string,
  pattern: RegExp,
  toText: (match: RegExpMatchArray) => string,
): Replacement | null {
  const [match, ...others] = [...text.matchAll(new RegExp(pattern, 'gm'))]
  if (match === undefined || others.length > 0) return null
  return { before: match[0], after: toText(match) }
}

/** All of them, or null when one is missing. */
export function all(
  ...replacements: readonly (Replacement | null)[]
): readonly Replacement[] | null {
  const found = replacements.filter((one) => one !== null)
  return found.length === replacements.length ? found : null
}
