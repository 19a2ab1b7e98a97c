import { isIPv4, isIPv6 } from 'node:net'

/**
 * Reads an address as a proxy writes it: bare, quoted, in brackets, with a port, a zone or `for=` (RFC 7239, section 4,
 * and the variants of `X-Forwarded-For` that gateways send).
 *
 * @returns null for other text, such as `unknown` and `_hidden`
 */
export function readForwardedAddress(element: string): string | null {
  const node = readNode(element)
  const bracketed = /^\[([^\]]*)\](?::[\w.-]*)?$/.exec(node)
  if (bracketed) return toPlainAddress(bracketed[1] ?? '')
  // A port may be an invented name. A valid IPv6 address without brackets is read as a whole.
  return toPlainAddress(node) ?? toPlainAddress(node.replace(/:(?:\d{0,5}|_[\w.-]{1,64})$/, ''))
}

/** Returns a bare element's node, or the value of `for=`; empty for an element without `for=`. */
function readNode(element: string): string {
  const text = element.trim()
  if (!text.includes('=')) return unquote(text)
  const pair = text.split(';').find((part) => /^\s*for\s*=/i.test(part)) ?? '='
  return unquote(pair.slice(pair.indexOf('=') + 1).trim())
}

const unquote = (text: string) =>
  text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('\\', '').trim() : text

/**
 * Shortens IPv4-mapped addresses: `::ffff:192.0.2.1` and `::ffff:c000:201` become `192.0.2.1`; drops a zone. Null for
 * text that is no address.
 */
export function toPlainAddress(address: string): string | null {
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : null
  const groups = toGroups(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return bare.toLowerCase()
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** Splits a valid IPv6 address into its eight 16-bit groups. */
export function toGroups(address: string): number[] {
  const withHexTail = address.replace(
    /:(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_whole, a: string, b: string, c: string, d: string) =>
      `:${((Number(a) << 8) | Number(b)).toString(16)}:${((Number(c) << 8) | Number(d)).toString(16)}`,
  )
  const [head = '', tail] = withHexTail.split('::')
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const left = parse(head)
  if (tail === undefined) return left
  const right = parse(tail)
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right]
}
