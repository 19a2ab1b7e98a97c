/**
 * The queue of toasts as a pure reducer, to which the caller passes the time. The newest toast comes first, and there
 * are at most twenty. While the pointer or the focus is on the toasts, they are held: their time does not run.
 * `toaster.tsx` draws them.
 */

/** The maximum number of toasts, and the milliseconds until a toast disappears (specification section 9). */
export const maxToasts = 20
const successMs = 2_000
const otherMs = 4_000

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

export interface Toast {
  id: string
  kind: ToastKind
  message: string
  /** In milliseconds, on the clock of the events; null for a toast that stays until it is replaced or removed. */
  expiresAt: number | null
}

export interface ToastQueue {
  toasts: readonly Toast[]
  /** The time at which the pointer reached the toasts; null while they are not held. */
  heldAt: number | null
}

export type ToastEvent =
  | { type: 'add'; id: string; kind: ToastKind; message: string; now: number }
  | { type: 'remove'; id: string }
  | { type: 'expire' | 'hold' | 'release'; now: number }

export const emptyToastQueue: ToastQueue = { toasts: [], heldAt: null }

/** Returns how long a kind of toast is shown, in milliseconds; null means without limit (specification section 9). */
function getDuration(kind: ToastKind): number | null {
  if (kind === 'loading') return null
  return kind === 'success' ? successMs : otherMs
}

/**
 * Applies an event to the queue. A toast whose id is already in the queue replaces the older toast, for example
 * "loading" with "success".
 */
export function reduceToasts(queue: ToastQueue, event: ToastEvent): ToastQueue {
  const { toasts, heldAt } = queue
  switch (event.type) {
    case 'add': {
      const { id, kind, message, now } = event
      const duration = getDuration(kind)
      // a toast added while the toasts are held gets its full time from their release
      const start = heldAt ?? now
      const toast = { id, kind, message, expiresAt: duration === null ? null : start + duration }
      const isKnown = toasts.some((known) => known.id === id)
      const next = isKnown
        ? toasts.map((known) => (known.id === id ? toast : known))
        : [toast, ...toasts].slice(0, maxToasts)
      return { toasts: next, heldAt }
    }
    case 'remove':
      return keep(queue, (toast) => toast.id !== event.id)
    case 'expire':
      if (heldAt !== null) return queue
      return keep(queue, ({ expiresAt }) => expiresAt === null || expiresAt > event.now)
    case 'hold':
      return heldAt === null ? { toasts, heldAt: event.now } : queue
    case 'release': {
      if (heldAt === null) return queue
      const pause = event.now - heldAt
      const later = toasts.map((toast) =>
        toast.expiresAt === null ? toast : { ...toast, expiresAt: toast.expiresAt + pause },
      )
      return { toasts: later, heldAt: null }
    }
  }
}

/** Returns the time of the next `expire` event; null if no toast has a limit, and while the toasts are held. */
export function findNextExpiry(queue: ToastQueue): number | null {
  if (queue.heldAt !== null) return null
  const times = queue.toasts.flatMap(({ expiresAt }) => expiresAt ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/**
 * Keeps the toasts that pass a test. An empty queue is not held: the pointer's leave event never comes from a removed
 * toast.
 */
function keep(queue: ToastQueue, test: (toast: Toast) => boolean): ToastQueue {
  const toasts = queue.toasts.filter(test)
  if (toasts.length === queue.toasts.length) return queue
  return { toasts, heldAt: toasts.length > 0 ? queue.heldAt : null }
}
