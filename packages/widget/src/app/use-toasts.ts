import { useCallback, useEffect, useReducer, useRef } from 'react'
import {
  emptyToastQueue,
  findNextExpiry,
  reduceToasts,
} from '../foundation/parts/toast/toast-queue.ts'
import type { Widget } from '../kernel/context/widget-context.ts'

/** Holds the toasts of a widget, with a timer that removes them. */
export function useToasts() {
  const [queue, dispatch] = useReducer(reduceToasts, emptyToastQueue)
  const count = useRef(0)
  const next = findNextExpiry(queue)

  useEffect(() => {
    if (next === null) return
    // a timer may fire slightly before the time on the clock
    const expire = () => dispatch({ type: 'expire', now: Math.max(next, Date.now()) })
    const timer = setTimeout(expire, next - Date.now())
    return () => clearTimeout(timer)
  }, [next])

  const add = useCallback<Widget['toast']>((kind, message) => {
    count.current += 1
    dispatch({ type: 'add', id: `${count.current}`, kind, message, now: Date.now() })
  }, [])
  return {
    toasts: queue.toasts,
    add,
    hold: () => dispatch({ type: 'hold', now: Date.now() }),
    release: () => dispatch({ type: 'release', now: Date.now() }),
  }
}
