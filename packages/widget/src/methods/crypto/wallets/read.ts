/**
 * Reads a property of a wallet's object on the page. The object is untrusted: its getters may throw, and its properties
 * may have any type.
 *
 * @returns undefined if there is nothing to read, or if reading throws
 */
export function read(holder: unknown, name: string): unknown {
  try {
    return (holder as Record<string, unknown>)[name] // a value without properties throws, and the error is caught
  } catch {
    return undefined
  }
}

/** Returns the property if it is an object. */
export function readObject(holder: unknown, name: string): object | undefined {
  const value = read(holder, name)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Returns the property if it is a function, bound to its object. */
export function readMethod(
  holder: unknown,
  name: string,
): ((...given: unknown[]) => unknown) | undefined {
  const value = read(holder, name)
  // not `value.bind`, because that may be a getter that throws as well
  return typeof value === 'function' ? (...given) => Reflect.apply(value, holder, given) : undefined
}

/** Returns the items of the property if it is an array, or an empty list. */
export function readList(holder: unknown, name: string): readonly unknown[] {
  const value = read(holder, name)
  try {
    return Array.isArray(value) ? [...value] : []
  } catch {
    return []
  }
}

/** Returns the property if it is a string, or an empty string. */
export function readText(holder: unknown, name: string): string {
  const value = read(holder, name)
  return typeof value === 'string' ? value : ''
}
