/**
 * Which toasts there are and when each goes, as a pure reducer: the time is passed in. Newest first, at most
 * twenty; while held (pointer or focus on them) their time stands still. Drawing them is `toaster.tsx`.
 */

/** How many toasts there are at most, and milliseconds until one goes (specification section 9). */
export const maxToasts = 20
const successMs = 2_000
const otherMs = 4_000

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

export interface Toast {
  id: string
  kind: ToastKind
  message: string
  /** milliseconds, on the clock of the events; null stays until it is replaced or removed */
  expiresAt: number | null
}

export interface ToastQueue {
  toasts: readonly Toast[]
  /** when the pointer came, null while nobody holds */
  heldAt: number | null
}

export type ToastEvent =
  | { type: 'add'; id: string; kind: ToastKind; message: string; now: number }
  | { type: 'remove'; id: string }
  | { type: 'expire' | 'hold' | 'release'; now: number }

export const emptyToastQueue: ToastQueue = { toasts: [], heldAt: null }

/** How long a kind is seen, in milliseconds; null is without limit (specification section 9). */
function getDuration(kind: ToastKind): number | null {
  if (kind === 'loading') return null
  return kind === 'success' ? successMs : otherMs
}

/** A toast added under an id that is there already takes its place, as "loading" becomes "success". */
export function reduceToasts(queue: ToastQueue, event: ToastEvent): ToastQueue {
  const { toasts, heldAt } = queue
  switch (event.type) {
    case 'add': {
      const { id, kind, message, now } = event
      const duration = getDuration(kind)
      // one that comes while the others are held gets its full time from their release
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

/** The time of the next `expire`, or null while nothing is due: no toast has a limit, or they are held. */
export function findNextExpiry(queue: ToastQueue): number | null {
  if (queue.heldAt !== null) return null
  const times = queue.toasts.flatMap(({ expiresAt }) => expiresAt ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/** Without a toast nothing can be held: its pointer left no event behind. */
function keep(queue: ToastQueue, test: (toast: Toast) => boolean): ToastQueue {
  const toasts = queue.toasts.filter(test)
  if (toasts.length === queue.toasts.length) return queue
  return { toasts, heldAt: toasts.length > 0 ? queue.heldAt : null }
}
