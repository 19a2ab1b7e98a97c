import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react'
import { useLazy } from '../foundation/parts/use-lazy.ts'
import type { Widget } from '../kernel/context/widget-context.ts'
import { hasKept } from './has-kept.ts'
import type { Shown } from './use-kept-screen.ts'

const loadLater = () => import('./later.tsx')

/**
 * What the first screen does without, loaded when the person leaves Main, or where a screen was kept. A toast only repeats
 * what its screen says, so one that comes before they are there is not missed.
 *
 * @param isDue - truthy where a session changes Main as well
 */
export function useLater(
  shown: Shown,
  isDue: unknown,
): { later: ReactNode; toast: Widget['toast'] } {
  const [isFound, look] = useReducer(hasKept, false)
  // not before the frame: the first reading of storage blocks
  useEffect(look, [])
  const loaded = useLazy(loadLater, Boolean(isDue) || isFound || shown.screen.name !== 'main')
  const add = useRef<Widget['toast'] | null>(null)
  const toast = useCallback<Widget['toast']>((...args) => add.current?.(...args), [])
  return { later: loaded && <loaded.Later shown={shown} handle={add} />, toast }
}
