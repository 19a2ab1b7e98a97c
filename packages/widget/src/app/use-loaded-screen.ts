import { useEffect, useReducer } from 'react'
import { findScreen, type LoadedScreen, loadScreen } from './load-screen.ts'

/**
 * A method's screen, loaded when it is due.
 *
 * @param name - null for a screen that belongs to no method
 * @param onError - hears that the screen cannot be had
 * @returns null while it is loading
 */
export function useLoadedScreen(
  name: string | null,
  onError: (error: unknown) => void,
): LoadedScreen | null {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const screen = name === null ? null : findScreen(name)

  useEffect(() => {
    if (name === null || findScreen(name)) return
    let isLeft = false
    loadScreen(name).then(
      () => isLeft || renderAgain(),
      (error: unknown) => isLeft || onError(error),
    )
    return () => {
      isLeft = true
    }
  }, [name, onError])
  return screen
}
