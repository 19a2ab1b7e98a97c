import { useEffect, useReducer } from 'react'

const loaded = new Map<unknown, unknown>()

/**
 * Something that the first paint does without, loaded once it is due.
 *
 * @param load - imports it; the same function at every render, under which it is remembered; none, where
 * there is nothing to load
 * @param isDue - whether it is needed by now
 * @returns null until it is there, and for good where it cannot be had: it must not be missed
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
  // what stands under a loader is what it loaded
  return (loaded.get(load) as Module | undefined) ?? null
}
