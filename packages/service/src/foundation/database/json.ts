/**
 * Reads a JSON column. The caller names the type; this is safe because only this layer writes these columns, from
 * values of that type.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text)
}
