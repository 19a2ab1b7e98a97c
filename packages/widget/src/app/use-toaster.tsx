import { type ReactNode, useCallback, useRef } from 'react'
import type { Widget } from '../context/widget-context.ts'
import { useLazy } from '../parts/use-lazy.ts'

const loadToasts = () => import('./toasts.tsx')

/**
 * Toasts, loaded when the person leaves the first screen, which shows none. A toast only repeats what its
 * screen says, so one that comes before they are there is not missed.
 */
export function useToaster(isDue: boolean): { toaster: ReactNode; toast: Widget['toast'] } {
  const loaded = useLazy(loadToasts, isDue)
  const add = useRef<Widget['toast'] | null>(null)
  const toast = useCallback<Widget['toast']>((...args) => add.current?.(...args), [])
  return { toaster: loaded && <loaded.Toasts handle={add} />, toast }
}
