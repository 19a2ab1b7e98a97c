import { type Client, PorticoAPIError, PorticoAPIUnreachableError } from '@portico/client'
import { describe, expect, test, vi } from 'vitest'
import { createClientView } from './client-view.ts'
import type { InitialSession } from './initial-session.ts'

/** A client whose state the test sets; like the real one it makes a new answer for every question. */
function openClient() {
  const listeners = new Set<() => void>()
  const state: { user: object | null; session: object | null; fromCache: boolean } = {
    user: null,
    session: null,
    fromCache: true,
  }
  const authenticate = vi.fn<() => Promise<void>>(async () => {})
  // only these are read
  const client = {
    user: { getInfo: () => ({ user: state.user, fromCache: state.fromCache }) },
    session: {
      getInfo: () => ({ session: state.session, fromCache: state.fromCache }),
      authenticate,
    },
    onStateChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Client
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next)
    for (const listener of listeners) listener()
  }
  return { client, change, listeners, authenticate }
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

const time = '2026-01-31T12:00:00Z'

const toSession = (session_id: string, user_id = 'user-test-1') => ({
  session_id,
  user_id,
  started_at: time,
  last_accessed_at: time,
  expires_at: time,
  attributes: { ip_address: '', user_agent: '' },
  authentication_factors: [],
  roles: [],
  custom_claims: {},
})

const ada = { user_id: 'user-test-1', emails: [{ email: 'ada@example.com' }] }
const eve = { user_id: 'user-test-2', emails: [{ email: 'eve@example.com' }] }
const session = toSession('session-test-1')
// the account is read by its id and its e-mail addresses alone
const whole = { session, user: ada } as unknown as InitialSession

/** The view of a client to which nothing is confirmed yet, with a finding of the server. */
function openFinding(given: InitialSession | undefined, isOpen = true) {
  const fake = openClient()
  const view = createClientView(fake.client, isOpen, given)
  const listener = vi.fn()
  view.subscribe(listener)
  return { ...fake, view, listener }
}

const unknown = { fromCache: false, isInitialized: false }
const unconfirmed = { fromCache: true, isInitialized: true }
const confirmed = { fromCache: false, isInitialized: true }

describe('what the host’s server found out', () => {
  test.each([true, false])(
    'is what a server and the first render return, with the view open: %s',
    (isOpen) => {
      const { view } = openFinding(whole, isOpen)
      expect(view.getServedSession()).toEqual({ session, ...unconfirmed })
      expect(view.getServedUser()).toEqual({ user: ada, ...unconfirmed })
      // the same objects: hydration ends without a second render
      expect(view.getSession()).toBe(view.getServedSession())
      expect(view.getUser()).toBe(view.getServedUser())
    },
  )

  test('a user is signed in until the service has confirmed or refuted it, without a cache too', () => {
    const { view, change } = openFinding(whole)
    expect(view.getSession()).toEqual({ session, ...unconfirmed })
    change({ session: { ...session, roles: ['editor'] }, user: ada, fromCache: false })
    expect(view.getSession()).toMatchObject({ session: { roles: ['editor'] }, ...confirmed })
    expect(view.getServedSession()).toEqual({ session, ...unconfirmed })

    const other = openFinding(whole)
    other.change({ fromCache: false })
    expect(other.view.getSession()).toEqual({ session: null, ...confirmed })
    expect(other.view.getUser()).toEqual({ user: null, ...confirmed })
  })

  test.each<[string, InitialSession]>([
    ['null', null],
    ['no session', { session: null, user: null }],
    ['no session cookie', { session: null, user: null, reason: 'no_session' }],
    ['a session that is over', { session: null, user: null, reason: 'session_over' }],
  ])('no user is signed in, whatever the browser remembers: %s', (_, given) => {
    const { view, change } = openFinding(given)
    change({ session, user: ada })
    expect(view.getSession()).toEqual({ session: null, ...unconfirmed })
    expect(view.getUser()).toEqual({ user: null, ...unconfirmed })
    change({ fromCache: false })
    expect(view.getUser()).toEqual({ user: ada, ...confirmed })
  })

  test.each<[string, InitialSession | undefined]>([
    ['nothing', undefined],
    ['a service that it could not ask', { session: null, user: null, reason: 'unavailable' }],
    ['ambiguous cookies', { session: null, user: null, reason: 'ambiguous_cookies' }],
  ])('is unknown, so the browser’s cache is shown: %s', (_, given) => {
    const { view, change } = openFinding(given)
    expect(view.getServedSession()).toEqual({ session: null, ...unknown })
    expect(view.getServedUser()).toEqual({ user: null, ...unknown })
    change({ session, user: ada })
    expect(view.getSession()).toEqual({ session, ...unconfirmed })
    expect(view.getUser()).toEqual({ user: ada, ...unconfirmed })
  })

  test.each<[string, InitialSession]>([
    ['no user', { session }],
    [
      'the fields that a session proves',
      // as `authenticate()` returns them
      { session, user: { user_id: ada.user_id } },
    ],
    // an account of somebody else is a mistake of the host
    ['another user’s account', { session, user: eve } as unknown as InitialSession],
  ])('a session with %s does not tell the user, unless the browser remembers them', (_, given) => {
    const { view, change } = openFinding(given)
    expect(view.getServedUser()).toEqual({ user: null, ...unknown })
    expect(view.getUser()).toEqual({ user: null, ...unknown })
    change({ session, user: eve })
    expect(view.getUser()).toEqual({ user: null, ...unknown })
    change({ session, user: ada })
    expect(view.getUser()).toEqual({ user: ada, ...unconfirmed })
    expect(view.getUser()).toBe(view.getUser())
    change({ fromCache: false })
    expect(view.getUser()).toEqual({ user: ada, ...confirmed })
  })

  test('a sign-out in the browser wins over it at once, and the same finding does not bring it back', () => {
    const { view, change, authenticate } = openFinding(whole)
    change({ session, user: ada, fromCache: false })
    change({ session: null, user: null })
    expect(view.getSession()).toEqual({ session: null, ...confirmed })
    view.receive(null)
    view.receive({ session: { ...session, roles: ['editor'] } })
    expect(view.getSession()).toEqual({ session: null, ...confirmed })
    expect(authenticate).not.toHaveBeenCalled()
  })
})

describe('what the host’s server found out at a later render', () => {
  test('replaces the earlier finding while nothing is confirmed', () => {
    const { view, listener, authenticate } = openFinding(null)
    view.receive(whole)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(view.getSession()).toEqual({ session, ...unconfirmed })
    expect(view.getServedSession()).toEqual({ session: null, ...unconfirmed })
    view.receive({ session: { ...session } })
    expect(listener).toHaveBeenCalledTimes(1)
    view.receive(undefined)
    expect(view.getSession()).toEqual({ session, ...unconfirmed })
    expect(authenticate).not.toHaveBeenCalled()
  })

  test('changes and asks nothing if it is the client’s own session', () => {
    const { view, change, listener, authenticate } = openFinding(null)
    change({ session, user: ada, fromCache: false })
    listener.mockClear()
    view.receive({ session })
    expect(view.getSession()).toEqual({ session, ...confirmed })
    expect(listener).not.toHaveBeenCalled()
    expect(authenticate).not.toHaveBeenCalled()
  })

  test('a session that is new to the browser is shown at once, and the service is asked for it', async () => {
    const { view, change, authenticate } = openFinding(null)
    change({ fromCache: false })
    const next = toSession('session-test-2')
    let answer = () => {}
    authenticate.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => {
            change({ session: next, user: ada })
            resolve()
          }
        }),
    )
    view.receive({ session: next })
    expect(view.getSession()).toEqual({ session: next, ...unconfirmed })
    expect(view.getUser()).toEqual({ user: null, ...unknown })
    answer()
    expect(view.getSession()).toEqual({ session: next, ...confirmed })
    expect(view.getUser()).toEqual({ user: ada, ...confirmed })
  })

  test('a session that the service refuses is no longer shown', async () => {
    const { view, change, authenticate } = openFinding(null)
    change({ fromCache: false })
    const refusal = { status_code: 404, error_type: 'session_not_found', error_message: '' }
    authenticate.mockRejectedValueOnce(new PorticoAPIError(refusal))
    view.receive({ session })
    await vi.waitFor(() => expect(view.getSession()).toEqual({ session: null, ...confirmed }))
  })

  test('a session stays while the service cannot be reached', async () => {
    const { view, change, authenticate } = openFinding(null)
    change({ fromCache: false })
    const failing = Promise.reject(new PorticoAPIUnreachableError('It cannot be reached.'))
    authenticate.mockReturnValueOnce(failing)
    view.receive({ session })
    await failing.catch(() => {})
    await Promise.resolve()
    expect(view.getSession()).toEqual({ session, ...unconfirmed })
  })

  test('no session leaves the client’s session in place until the service has refused it', async () => {
    const { view, change, authenticate } = openFinding({ session })
    change({ session, user: ada, fromCache: false })
    view.receive(null)
    expect(authenticate).toHaveBeenCalledTimes(1)
    expect(view.getSession()).toEqual({ session, ...confirmed })
    change({ session: null, user: null })
    expect(view.getSession()).toEqual({ session: null, ...confirmed })
  })
})
