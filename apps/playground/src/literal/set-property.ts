import { findEntry, type ObjectNode } from './literal-node.ts'
import { parseLiteral } from './parse-literal.ts'

/**
 * Changes one property in the text of an object literal and leaves the rest as the person wrote it.
 *
 * @param text - must parse
 * @param key - of the outermost object
 * @param printed - the new value, as text
 * @throws LiteralError when `text` does not parse
 */
export function setProperty(text: string, key: string, printed: string): string {
  const node = parseLiteral(text)
  const entry = findEntry(node, key)
  if (entry) return text.slice(0, entry.value.start) + printed + text.slice(entry.value.end)
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`
  return insertLast(text, node, `${name}: ${printed}`)
}

/** After the last entry, in its style: on a line of its own if the object has lines. */
function insertLast(text: string, node: ObjectNode, property: string): string {
  const last = node.entries.at(-1)
  const isOneLine = !text.slice(node.start, node.end).includes('\n')
  const from = last?.value.end ?? node.start + 1
  const comma = /^\s*,/.exec(text.slice(from))?.[0]
  const at = from + (comma?.length ?? 0)
  const before = text.slice(0, from) + (last ? ',' : '')
  if (isOneLine) return `${before} ${property} ${text.slice(at).trimStart()}`
  return `${before}\n  ${property},${text.slice(at)}`
}
