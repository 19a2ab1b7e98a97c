import { useEffect, useReducer, useRef } from 'react'
import { getRemainingSpinnerMs } from './get-remaining-spinner-ms.ts'
import { findScreen, type LoadedScreen, loadScreen } from './load-screen.ts'

/**
 * A method's screen, loaded when it is due.
 *
 * @param name - null for a screen that belongs to no method
 * @param onError - hears that the screen cannot be had
 * @returns null while it is loading, and while the spinner that says so was hardly seen
 */
export function useLoadedScreen(
  name: string | null,
  onError: (error: unknown) => void,
): LoadedScreen | null {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const awaited = useRef<string | null>(null)
  const screen = name === null ? null : findScreen(name)

  useEffect(() => {
    if (name === null || findScreen(name)) return
    awaited.current = name
    const start = Date.now()
    let timer = 0
    let isLeft = false
    const show = () => {
      awaited.current = null
      renderAgain()
    }
    loadScreen(name).then(
      () => {
        if (!isLeft) timer = window.setTimeout(show, getRemainingSpinnerMs(Date.now() - start))
      },
      (error: unknown) => isLeft || onError(error),
    )
    return () => {
      isLeft = true
      awaited.current = null
      clearTimeout(timer)
    }
  }, [name, onError])

  return awaited.current === name ? null : screen
}
