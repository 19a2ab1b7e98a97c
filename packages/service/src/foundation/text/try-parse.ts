/** Returns the result of a parser that throws at text it refuses; null for such text. */
export function tryParse<Value>(parse: () => Value): Value | null {
  try {
    return parse()
  } catch {
    return null
  }
}
