/** How an answer may be compressed, best first. */
const known = ['br', 'gzip'] as const

/** A content coding that we write. */
export type Encoding = (typeof known)[number]

/**
 * Chooses how to compress an answer (RFC 9110, 12.5.3). A weight only tells whether a coding is taken: browsers take what
 * they list, and brotli is the smaller one.
 *
 * @param header `Accept-Encoding`
 * @returns null for an answer as it is
 */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const taken = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name)
  }
  return known.find((encoding) => taken.has(encoding)) ?? null
}
