/**
 * Writes a MaxMind DB file for tests (format 2.0): a tree of 24-bit records over IPv6 addresses, IPv4 ones below
 * `::/96`, and city records.
 */
import { writeFile } from 'node:fs/promises'

export interface TestPlace {
  /** An IPv4 address. */
  readonly address: string
  readonly record: unknown
}

/**
 * Writes the file.
 *
 * @param databaseType the type that the file's metadata states
 */
export async function writePlaces(
  file: string,
  places: readonly TestPlace[],
  databaseType = 'GeoLite2-City',
): Promise<void> {
  const values = places.map(({ record }) => encode(record))
  const nodes: [number | null, number | null][] = [[null, null]]
  const leaves = new Map<string, number>()
  places.forEach(({ address }, i) => {
    const bits =
      '0'.repeat(96) +
      address
        .split('.')
        .map((part) => Number(part).toString(2).padStart(8, '0'))
        .join('')
    let at = 0
    ;[...bits].forEach((bit, depth) => {
      const side = Number(bit) === 0 ? 0 : 1
      const node = nodes[at]
      if (!node) throw new Error('The tree has a hole.')
      if (depth === bits.length - 1) {
        leaves.set(`${at}:${side}`, i)
        return
      }
      node[side] ??= nodes.push([null, null]) - 1
      at = node[side] ?? 0
    })
  })
  const offsets = values.map((_, i) =>
    values.slice(0, i).reduce((sum, value) => sum + value.length, 0),
  )
  const tree = nodes.flatMap((node, at) =>
    node.map((child, side) => {
      const leaf = leaves.get(`${at}:${side}`)
      const record =
        leaf === undefined ? (child ?? nodes.length) : nodes.length + 16 + (offsets[leaf] ?? 0)
      return Buffer.from([record >> 16, (record >> 8) & 255, record & 255])
    }),
  )
  const metadata = {
    node_count: nodes.length,
    record_size: 24,
    ip_version: 6,
    database_type: databaseType,
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    description: { en: 'test' },
  }
  await writeFile(
    file,
    Buffer.concat([
      ...tree,
      Buffer.alloc(16),
      ...values,
      Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
      encode(metadata),
    ]),
  )
}

function encode(value: unknown): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([toControl(2, bytes.length), bytes])
  }
  if (typeof value === 'number') {
    return Buffer.from([0xc4, value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])
  }
  if (Array.isArray(value)) {
    return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)])
  }
  if (typeof value !== 'object' || value === null) throw new Error('A place holds no such value.')
  const entries = Object.entries(value)
  return Buffer.concat([toControl(7, entries.length), ...entries.flat().map(encode)])
}

function toControl(type: number, size: number): Buffer {
  if (size >= 285) throw new Error('Longer than a test needs.')
  return size < 29 ? Buffer.from([(type << 5) | size]) : Buffer.from([(type << 5) | 29, size - 29])
}
