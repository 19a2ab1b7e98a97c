import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react'
import { useLazy } from '../foundation/parts/use-lazy.ts'
import type { Widget } from '../kernel/context/widget-context.ts'
import { hasKept } from './has-kept.ts'
import type { Shown } from './use-kept-screen.ts'

const loadLater = () => import('./later.tsx')

/**
 * Loads the parts that the first screen does not need when the user leaves Main, or if a screen is stored. A toast
 * before they are loaded is dropped: it only repeats a message of its screen.
 *
 * @param isDue - truthy if a session also changes Main
 */
export function useLater(
  shown: Shown,
  isDue: unknown,
): { later: ReactNode; toast: Widget['toast'] } {
  const [isFound, look] = useReducer(hasKept, false)
  // after the first frame, because the first access to storage blocks
  useEffect(look, [])
  const loaded = useLazy(loadLater, Boolean(isDue) || isFound || shown.screen.name !== 'main')
  const add = useRef<Widget['toast'] | null>(null)
  const toast = useCallback<Widget['toast']>((...args) => add.current?.(...args), [])
  return { later: loaded && <loaded.Later shown={shown} handle={add} />, toast }
}
