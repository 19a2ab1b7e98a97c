/** Whether a value is a plain object or array, as in inline props. Any other value is equal only if it is identical. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))

/** Whether two options have equal content, so that a host may write inline objects. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (!isPlain(left) || !isPlain(right)) return false
  const keys = Object.keys(left)
  return (
    Array.isArray(left) === Array.isArray(right) &&
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        Object.hasOwn(right, key) && isSameValue(Reflect.get(left, key), Reflect.get(right, key)),
    )
  )
}
