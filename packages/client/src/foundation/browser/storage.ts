import type { StoragePort } from '../ports.ts'

/**
 * Makes a storage that always works: values that the browser refuses to keep (blocked, sandboxed, full, private) are
 * kept in memory until the page is left.
 *
 * @param open - returns the browser's storage; merely reading the property may throw
 */
export function createStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): StoragePort {
  const kept = new Map<string, string>()
  return {
    get(key) {
      try {
        return kept.get(key) ?? open().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value)
        kept.delete(key)
      } catch {
        kept.set(key, value)
      }
    },
    remove(key) {
      kept.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // the browser refuses access, so it stored nothing to remove
      }
    },
  }
}
