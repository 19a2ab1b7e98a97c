import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { listAppSources, listShippedSources } from './list-shipped-sources.mjs'
import { inRoot } from './root.mjs'

/** Lines of a function, its comments among them, that a reader still overlooks. */
const mostLines = 120

/**
 * Finds the functions of a source file that are too long to be overlooked.
 *
 * @param {string} file - its name says whether it has JSX
 * @param {string} source
 * @returns {{ line: number, lines: number }[]}
 */
export function findLongFunctions(file, source) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const toLine = (/** @type {number} */ position) =>
    parsed.getLineAndCharacterOfPosition(position).line + 1
  /** @type {{ line: number, lines: number }[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isFunctionLike(node)) {
      const line = toLine(node.getStart(parsed))
      const lines = toLine(node.end) - line + 1
      if (lines > mostLines) found.push({ line, lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/**
 * Checks the functions of the packages that ship, and of the apps.
 *
 * @returns {{ code: number, output: string }}
 */
export function checkFunctions() {
  const found = [...listShippedSources(), ...listAppSources()].flatMap((file) => {
    const source = readFileSync(inRoot(file), 'utf8')
    // most files are shorter than the longest function that may be
    if (source.split('\n').length <= mostLines) return []
    return findLongFunctions(file, source).map(
      ({ line, lines }) => `${file}:${line}: a function of ${lines} lines; at most ${mostLines}`,
    )
  })
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') }
}
