/** Reads an RFC 3339 time with its zone; null for anything else. */
export function readTime(value: unknown): number | null {
  const isTime =
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/.test(value)
  const time = isTime ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}
