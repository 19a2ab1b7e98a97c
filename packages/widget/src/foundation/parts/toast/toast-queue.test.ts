import { describe, expect, it } from 'vitest'
import {
  emptyToastQueue,
  findNextExpiry,
  maxToasts,
  reduceToasts,
  type ToastEvent,
  type ToastKind,
  type ToastQueue,
} from './toast-queue.ts'

const run = (events: ToastEvent[], start: ToastQueue = emptyToastQueue) =>
  events.reduce(reduceToasts, start)
const add = (id: string, kind: ToastKind, now = 0): ToastEvent => ({
  type: 'add',
  id,
  kind,
  message: id,
  now,
})
const ids = (queue: ToastQueue) => queue.toasts.map(({ id }) => id)

describe('the toast queue', () => {
  it.each([
    ['blank', 4_000],
    ['error', 4_000],
    ['custom', 4_000],
    ['success', 2_000],
  ] as const)('keeps a %s toast for %i ms and not longer', (kind, ms) => {
    const queue = run([add('a', kind, 100)])
    expect(findNextExpiry(queue)).toBe(100 + ms)
    expect(ids(run([{ type: 'expire', now: 99 + ms }], queue))).toEqual(['a'])
    expect(ids(run([{ type: 'expire', now: 100 + ms }], queue))).toEqual([])
  })

  it('keeps a loading toast until it has a result', () => {
    const queue = run([add('a', 'loading'), { type: 'expire', now: 1e9 }])
    expect(ids(queue)).toEqual(['a'])
    expect(findNextExpiry(queue)).toBeNull()
  })

  it('shows the newest first and drops the oldest beyond twenty', () => {
    const count = maxToasts + 1
    const queue = run(Array.from({ length: count }, (_, index) => add(String(index), 'loading')))
    expect(queue.toasts).toHaveLength(20)
    expect(ids(queue)[0]).toBe('20')
    expect(ids(queue).at(-1)).toBe('1')
  })

  it('turns a loading toast into its result in place', () => {
    const queue = run([add('a', 'loading'), add('b', 'blank'), add('a', 'success', 500)])
    expect(ids(queue)).toEqual(['b', 'a'])
    expect(queue.toasts[1]).toMatchObject({ kind: 'success', expiresAt: 2_500 })
  })

  it('pauses while held, and shows a toast for its remaining time after the release', () => {
    const held = run([add('a', 'success'), { type: 'hold', now: 1_500 }])
    expect(findNextExpiry(held)).toBeNull()
    expect(ids(run([{ type: 'expire', now: 60_000 }], held))).toEqual(['a'])
    const released = run([{ type: 'release', now: 61_500 }], held)
    expect(findNextExpiry(released)).toBe(62_000)
  })

  it('shows a toast that arrives during a hold for its full time after the release', () => {
    const queue = run([
      add('a', 'blank'),
      { type: 'hold', now: 1_000 },
      add('b', 'success', 5_000),
      { type: 'release', now: 9_000 },
    ])
    expect(queue.toasts[0]).toMatchObject({ id: 'b', expiresAt: 11_000 })
  })

  it('pauses once, however often the pointer enters', () => {
    const queue = run([add('a', 'success'), { type: 'hold', now: 1_000 }])
    expect(run([{ type: 'hold', now: 1_800 }], queue).heldAt).toBe(1_000)
    const released = run([{ type: 'release', now: 2_000 }], queue)
    expect(run([{ type: 'release', now: 3_000 }], released)).toBe(released)
  })

  it('releases the hold when the last toast is removed under the pointer', () => {
    const queue = run([add('a', 'loading'), { type: 'hold', now: 10 }, { type: 'remove', id: 'a' }])
    expect(queue).toEqual(emptyToastQueue)
  })
})
