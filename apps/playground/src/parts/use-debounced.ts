import { useEffect, useState } from 'react'

/**
 * A value that follows another once that has stood still; so a mistake in the middle of a word is not named.
 *
 * @param delayMs - how long it must stand still
 */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
