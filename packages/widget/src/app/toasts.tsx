import { type ReactNode, useEffect } from 'react'
import type { Widget } from '../context/widget-context.ts'
import { Toaster } from '../parts/toast/toaster.tsx'
import { useToasts } from './use-toasts.ts'

/** The toasts of a widget; hands out the call that adds one. */
export function Toasts(props: { onReady: (add: Widget['toast']) => void }): ReactNode {
  const { onReady } = props
  const { toasts, add, hold, release } = useToasts()
  useEffect(() => onReady(add), [onReady, add])
  return <Toaster toasts={toasts} onHold={hold} onRelease={release} />
}
