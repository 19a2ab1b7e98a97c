import { type ReactNode, type RefObject, useEffect } from 'react'
import { Toaster } from '../foundation/parts/toast/toaster.tsx'
import type { Widget } from '../kernel/context/widget-context.ts'
import { useToasts } from './use-toasts.ts'

/** The toasts of a widget. `handle` receives the function that adds a toast. */
export function Toasts({ handle }: { handle: RefObject<Widget['toast'] | null> }): ReactNode {
  const { toasts, add, hold, release } = useToasts()
  useEffect(() => {
    handle.current = add
  }, [handle, add])
  return <Toaster toasts={toasts} onHold={hold} onRelease={release} />
}
