/** The longest line that a list or object may take before it is broken. */
const lineLength = 64

/**
 * Writes a value as a person would in JavaScript: unquoted keys, single quotes, short things on one line.
 *
 * @param indent - spaces in front of every line but the first
 */
export function printLiteral(value: unknown, indent = 0): string {
  const flat = printFlat(value)
  if (flat.length + indent <= lineLength && !isObjectOfLists(value)) return flat
  const inner = ' '.repeat(indent + 2)
  const outer = ' '.repeat(indent)
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${printLiteral(item, indent + 2)},\n`)
    return `[\n${items.join('')}${outer}]`
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${inner}${printKey(key)}: ${printLiteral(item, indent + 2)},\n`,
    )
    return `{\n${entries.join('')}${outer}}`
  }
  return flat
}

function printFlat(value: unknown): string {
  if (typeof value === 'string') return printText(value)
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`
  if (!isObject(value)) return String(value)
  const entries = Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printFlat(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function printText(text: string): string {
  // JSON escapes everything that needs it; only the quotes change. `</` would end an inline script.
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped.replaceAll('</', '<\\/')}'`
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The outermost value and what has several members with members of their own is easier to read broken. */
function isObjectOfLists(value: unknown): boolean {
  return (
    isObject(value) &&
    !Array.isArray(value) &&
    Object.keys(value).length > 1 &&
    Object.values(value).some(isObject)
  )
}
