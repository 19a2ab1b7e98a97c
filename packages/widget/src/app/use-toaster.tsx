import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Widget } from '../context/widget-context.ts'
import type { Toasts } from './toasts.tsx'

/**
 * Toasts, loaded when the person leaves the first screen, which shows none. A toast only repeats what its
 * screen says, so one that comes before they are there is not missed.
 */
export function useToaster(isDue: boolean): { toaster: ReactNode; toast: Widget['toast'] } {
  const [Loaded, setLoaded] = useState<typeof Toasts | null>(null)
  const add = useRef<Widget['toast'] | null>(null)

  useEffect(() => {
    if (!isDue) return
    import('./toasts.tsx').then(
      (module) => setLoaded(() => module.Toasts),
      () => {},
    )
  }, [isDue])

  const toast = useCallback<Widget['toast']>((...args) => add.current?.(...args), [])
  const onReady = useCallback<ComponentProps<typeof Toasts>['onReady']>((ready) => {
    add.current = ready
  }, [])
  return { toaster: Loaded && <Loaded onReady={onReady} />, toast }
}
