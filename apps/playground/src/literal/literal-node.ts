/** A value in the text of an editor, with the place it stands at. */
export type LiteralNode = ScalarNode | ListNode | ObjectNode

interface Placed {
  /** Offset of the first character. */
  readonly start: number
  /** Offset behind the last character. */
  readonly end: number
  /** Counted from 1. */
  readonly line: number
}

interface ScalarNode extends Placed {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null | undefined
}

export interface ListNode extends Placed {
  readonly kind: 'list'
  readonly items: readonly LiteralNode[]
}

export interface ObjectNode extends Placed {
  readonly kind: 'object'
  readonly entries: readonly ObjectEntry[]
}

/** One `key: value`; `line` and `start` are those of the key. */
export interface ObjectEntry {
  readonly key: string
  readonly line: number
  readonly start: number
  readonly value: LiteralNode
}

/** @returns the plain value that the text stands for */
export function toValue(node: LiteralNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(toValue)
  // fromEntries defines own properties, so a key `__proto__` stays a key.
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, toValue(value)]))
}

/** @returns the entry of that key, or null */
export function findEntry(node: ObjectNode, key: string): ObjectEntry | null {
  return node.entries.find((entry) => entry.key === key) ?? null
}
