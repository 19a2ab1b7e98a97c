import type { LiteralNode } from '../literal/literal-node.ts'
import type { KeyTable } from './known-keys.ts'

/** Something that the widget takes, but hardly as it was meant. */
export interface ConfigError {
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

/**
 * Names keys that the widget ignores. They do not stop the text from being applied.
 *
 * @param table - null takes every key
 */
export function findUnknownKeys(node: LiteralNode, table: KeyTable | null): readonly ConfigError[] {
  if (table === null || node.kind !== 'object') return []
  return node.entries.flatMap(({ key, line, value }) => {
    const inner = Object.hasOwn(table, key) ? table[key] : undefined
    if (inner === undefined) {
      const near = Object.keys(table).find((known) => isNear(known, key))
      const hint = near ? ` Did you mean \`${near}\`?` : ''
      return [{ line, message: `The widget does not know \`${key}\`.${hint}` }]
    }
    return findUnknownKeys(value, inner)
  })
}

/** Same letters in another case, or at most two letters apart. */
function isNear(known: string, typed: string): boolean {
  const [one, other] = [known.toLowerCase(), typed.toLowerCase()]
  return one === other || countEdits(one, other) <= 2
}

/** The number of letters to add, drop or change. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
