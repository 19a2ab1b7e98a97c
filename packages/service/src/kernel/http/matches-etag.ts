/**
 * True when the browser's cache has the answer (RFC 9110, 13.1.2). The header is split at its commas and each part is
 * trimmed: an expression with white space on both sides of a comma takes quadratic time on a header of spaces.
 *
 * @param header `If-None-Match`
 */
export function matchesETag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim() === etag)
}
