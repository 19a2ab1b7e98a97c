import { describe, expect, it } from 'vitest'
import {
  createCredentialRequestQueue,
  getCredentialRequestQueue,
  type Ticket,
} from './credential-request-queue.ts'

/** Asks for the browser and remembers each signal that came of it. */
function follow({ acquire, release, leave }: Ticket) {
  const signals: AbortSignal[] = []
  const ask = () => void acquire().then((signal) => signals.push(signal))
  ask()
  return { signals, ask, release, leave }
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('the queue of credential requests', () => {
  it('grants the browser at once when nothing is pending', async () => {
    const queue = createCredentialRequestQueue()
    const { signals } = follow(queue.enter(true))
    await settle()
    expect(signals).toHaveLength(1)
    expect(signals[0]?.aborted).toBe(false)
  })

  it('stops autofill for a request of the user, and waits until it has stopped', async () => {
    const queue = createCredentialRequestQueue()
    const autofill = follow(queue.enter(false))
    await settle()
    const modal = follow(queue.enter(true))
    await settle()
    expect(autofill.signals[0]?.aborted).toBe(true)
    expect(modal.signals).toHaveLength(0)
    autofill.release()
    await settle()
    expect(modal.signals).toHaveLength(1)
  })

  it('returns the browser to autofill once the user’s request is left, not as soon as it is answered', async () => {
    const queue = createCredentialRequestQueue()
    const autofill = follow(queue.enter(false))
    await settle()
    const modal = follow(queue.enter(true))
    autofill.release()
    autofill.ask()
    await settle()
    modal.release()
    await settle()
    expect(autofill.signals).toHaveLength(1)
    modal.leave()
    await settle()
    expect(autofill.signals).toHaveLength(2)
    expect(autofill.signals[1]?.aborted).toBe(false)
  })

  it('lets the newer of two user requests continue, and aborts the older one permanently', async () => {
    const queue = createCredentialRequestQueue()
    const first = follow(queue.enter(true))
    await settle()
    const second = follow(queue.enter(true))
    await settle()
    expect(first.signals[0]?.aborted).toBe(true)
    expect(second.signals).toHaveLength(0)
    first.release()
    await settle()
    expect(second.signals[0]?.aborted).toBe(false)
    second.leave()
    first.ask()
    await settle()
    expect(first.signals[1]?.aborted).toBe(true)
  })

  it('aborts a user’s request that is still waiting when a newer one arrives', async () => {
    const queue = createCredentialRequestQueue()
    const autofill = follow(queue.enter(false))
    await settle()
    const first = follow(queue.enter(true))
    const second = follow(queue.enter(true))
    await settle()
    expect(first.signals[0]?.aborted).toBe(true)
    autofill.release()
    await settle()
    expect(second.signals[0]?.aborted).toBe(false)
  })

  it('lets an answered request finish without blocking the next one', async () => {
    const queue = createCredentialRequestQueue()
    const first = follow(queue.enter(true))
    await settle()
    first.release()
    const second = follow(queue.enter(true))
    await settle()
    expect(second.signals[0]?.aborted).toBe(false)
    first.leave()
    expect(second.signals[0]?.aborted).toBe(false)
  })

  it('grants the browser to the newest autofill, and to the older one after the newest has left', async () => {
    const queue = createCredentialRequestQueue()
    const older = follow(queue.enter(false))
    await settle()
    const newer = follow(queue.enter(false))
    await settle()
    expect(older.signals[0]?.aborted).toBe(true)
    older.release()
    older.ask()
    await settle()
    expect([older.signals.length, newer.signals.length]).toEqual([1, 1])
    newer.leave()
    await settle()
    expect(older.signals).toHaveLength(2)
  })

  it('is free again when a request leaves while it holds the browser', async () => {
    const queue = createCredentialRequestQueue()
    const first = follow(queue.enter(false))
    await settle()
    first.leave()
    first.release()
    const second = follow(queue.enter(false))
    await settle()
    expect(second.signals).toHaveLength(1)
  })

  it('WA-08 lets one request run at a time, however often callers come and go', async () => {
    const queue = createCredentialRequestQueue()
    const holders = new Set<AbortSignal>()
    let most = 0
    for (let count = 0; count < 40; count++) {
      const ticket = queue.enter(count % 3 === 0)
      let stop = () => {}
      void ticket.acquire().then((signal) => {
        if (signal.aborted) return
        holders.add(signal)
        most = Math.max(most, holders.size)
        stop = () => {
          holders.delete(signal)
          ticket.release()
        }
        signal.addEventListener('abort', () => queueMicrotask(stop))
      })
      await settle()
      if (count % 4 === 1) {
        stop()
        ticket.leave()
      }
    }
    expect(most).toBe(1)
  })

  it('is shared by all copies of this package on a page', () => {
    const page = {}
    expect(getCredentialRequestQueue(page)).toBe(getCredentialRequestQueue(page))
    expect(getCredentialRequestQueue({})).not.toBe(getCredentialRequestQueue(page))
    expect(Object.keys(page)).toEqual([])
    expect(getCredentialRequestQueue(Object.freeze({}))).toHaveProperty('enter')
  })
})
