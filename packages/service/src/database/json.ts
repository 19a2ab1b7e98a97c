/**
 * Reads a JSON column back. The type is the writer's word: only this layer writes these columns, from
 * values of that very type.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text)
}
