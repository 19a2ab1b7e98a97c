/**
 * Reads what a page has of a wallet: any object, with getters that may throw and properties of any type.
 *
 * @returns undefined where there is nothing to read, or reading fails
 */
export function read(holder: unknown, name: string): unknown {
  try {
    return (holder as Record<string, unknown>)[name] // whatever it is; what fails is caught
  } catch {
    return undefined
  }
}

/** The property, where it is an object. */
export function readObject(holder: unknown, name: string): object | undefined {
  const value = read(holder, name)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** The property, where it is a method; called on its object. */
export function readMethod(
  holder: unknown,
  name: string,
): ((...given: unknown[]) => unknown) | undefined {
  const value = read(holder, name)
  // not `value.bind`: that, too, may be a getter that throws
  return typeof value === 'function' ? (...given) => Reflect.apply(value, holder, given) : undefined
}

/** The items of the property, where it is a list. */
export function readList(holder: unknown, name: string): readonly unknown[] {
  const value = read(holder, name)
  try {
    return Array.isArray(value) ? [...value] : []
  } catch {
    return []
  }
}

/** The property, where it is a text. */
export function readText(holder: unknown, name: string): string {
  const value = read(holder, name)
  return typeof value === 'string' ? value : ''
}
