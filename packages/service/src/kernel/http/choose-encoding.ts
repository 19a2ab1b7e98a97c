/** The supported content codings, best first. */
const known = ['br', 'gzip'] as const

/** A content coding that the service supports. */
export type Encoding = (typeof known)[number]

/**
 * Chooses the content coding of an answer (RFC 9110, 12.5.3). Weights only exclude codings: browsers accept all that
 * they list, and brotli is smaller than gzip.
 *
 * @param header `Accept-Encoding`
 * @returns null for no compression
 */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const taken = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name)
  }
  return known.find((encoding) => taken.has(encoding)) ?? null
}
