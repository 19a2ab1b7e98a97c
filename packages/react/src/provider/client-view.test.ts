import type { Client } from '@portico/client'
import { describe, expect, test, vi } from 'vitest'
import { createClientView } from './client-view.ts'

/** A client whose state the test sets; like the real one it makes a new answer for every question. */
function openClient() {
  const listeners = new Set<() => void>()
  const state: { user: object | null; session: object | null; fromCache: boolean } = {
    user: null,
    session: null,
    fromCache: true,
  }
  // only these are read
  const client = {
    user: { getInfo: () => ({ user: state.user, fromCache: state.fromCache }) },
    session: { getInfo: () => ({ session: state.session, fromCache: state.fromCache }) },
    onStateChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Client
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next)
    for (const listener of listeners) listener()
  }
  return { client, change, listeners }
}

describe('a client as React reads it', () => {
  test('a snapshot is the same object while nothing changed', () => {
    const { client, change } = openClient()
    const view = createClientView(client, true)
    const [user, session] = [view.getUser(), view.getSession()]
    expect([view.getUser(), view.getSession()]).toEqual([user, session])
    expect(view.getUser()).toBe(user)
    expect(view.getSession()).toBe(session)

    change({ user: { user_id: 'user-test-1' } })
    expect(view.getUser()).not.toBe(user)
    expect(view.getUser()).toMatchObject({ user: { user_id: 'user-test-1' }, isInitialized: true })
    expect(view.getSession()).toBe(session)

    change({ fromCache: false })
    expect(view.getSession()).toEqual({ session: null, fromCache: false, isInitialized: true })
  })

  test('a change reaches a subscriber until it unsubscribes', () => {
    const { client, change, listeners } = openClient()
    const view = createClientView(client, true)
    const listener = vi.fn()
    const unsubscribe = view.subscribe(listener)
    change({ fromCache: false })
    expect(listener).toHaveBeenCalledTimes(1)

    unsubscribe()
    change({ fromCache: true })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(listeners.size).toBe(0)
  })

  test('a closed view returns the values of server rendering until it is opened', () => {
    const { client } = openClient()
    const view = createClientView(client, false)
    const listener = vi.fn()
    view.subscribe(listener)
    expect(view.getUser()).toEqual({ user: null, fromCache: false, isInitialized: false })
    expect(view.getSession()).toEqual({ session: null, fromCache: false, isInitialized: false })

    view.open()
    view.open()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(view.getUser()).toEqual({ user: null, fromCache: true, isInitialized: true })
    expect(view.getSession()).toEqual({ session: null, fromCache: true, isInitialized: true })
  })
})
