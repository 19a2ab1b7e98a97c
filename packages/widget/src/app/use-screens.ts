import { useEffect, useReducer, useRef } from 'react'
import { findScreens, loadScreens } from '../flow/load-screens.ts'
import type { Screens } from '../flow/screens.ts'
import { getRemainingSpinnerMs } from './get-remaining-spinner-ms.ts'

/**
 * Loads the group of screens that a screen belongs to, when it is needed.
 *
 * @param name - the name of the screen
 * @param onError - called if the group fails to load
 * @returns null while the group is loading, and until the spinner has been visible for its minimum time
 */
export function useScreens(name: string, onError: (error: unknown) => void): Screens | null {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const awaited = useRef<string | null>(null)

  const shown = awaited.current === name ? null : findScreens(name)
  const latest = useRef(shown)
  latest.current = shown

  useEffect(() => {
    if (findScreens(name)) {
      // it was loaded between the render and this effect
      if (!latest.current) renderAgain()
      return
    }
    awaited.current = name
    const start = Date.now()
    let timer = 0
    let isLeft = false
    const show = () => {
      awaited.current = null
      renderAgain()
    }
    loadScreens(name).then(
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

  return shown
}
