import { useEffect, useReducer } from 'react'

const loaded = new Map<unknown, unknown>()

/**
 * Loads a module that the first paint does not need, once it is needed.
 *
 * @param load - imports the module. Pass the same function at every render, because it is the key of the cache;
 * undefined if there is nothing to load.
 * @param isDue - whether the module is needed now
 * @returns null until the module is loaded, and always if it fails to load: the caller must work without it
 */
export function useLazy<Module>(
  load: (() => Promise<Module>) | undefined,
  isDue = true,
): Module | null {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isDue || loaded.has(load)) return
    load?.().then(
      (module) => {
        loaded.set(load, module)
        renderAgain()
      },
      () => {},
    )
  }, [load, isDue])
  // the cache has, under each loader, the module that this loader imported
  return (loaded.get(load) as Module | undefined) ?? null
}
