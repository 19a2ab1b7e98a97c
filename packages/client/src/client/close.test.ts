import { describe, expect, it } from 'vitest'
import '../testing/loaded-calls.ts'
import { PorticoSDKUsageError } from '../foundation/errors/errors.ts'
import { createFakeBrowser } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService } from '../testing/fake-service.ts'

const confirm = 'POST /sessions/authenticate'
const minuteMs = 60_000

/** Counts who listens to a page. */
function countListeners(events: EventTarget) {
  const live = new Set<object>()
  const { addEventListener, removeEventListener } = events
  events.addEventListener = (name, listener, options) => {
    const key = listener as object // none is null here
    live.add(key)
    const signal = typeof options === 'object' ? options.signal : undefined
    signal?.addEventListener('abort', () => live.delete(key))
    addEventListener.call(events, name, listener, options)
  }
  events.removeEventListener = (name, listener, options) => {
    live.delete(listener as object)
    removeEventListener.call(events, name, listener, options)
  }
  return () => live.size
}

async function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('POST /otps/authenticate', () => answer(service.openSession()))
  const tab = createFakeBrowser({ clock, fetch: service.fetch }).openTab()
  const listeners = countListeners(tab.events)
  const client = tab.connect()
  await client.otps.authenticate('123456', 'method-1', { session_duration_minutes: 60 })
  // the note of a refresh is held for ten seconds
  await clock.pass(4 * minuteMs)
  return { clock, service, tab, client, listeners }
}

describe('a client that was closed', () => {
  it('removes all its event listeners', async () => {
    const { clock, client, listeners } = await createWorld()
    expect(listeners()).toBeGreaterThan(0)
    client.close()
    await clock.settle()
    expect(listeners()).toBe(0)
  })

  it('stops refreshing, and leaves the session as it is', async () => {
    const { clock, service, tab, client } = await createWorld()
    const before = service.count(confirm)
    expect(before).toBeGreaterThan(0)
    client.close()
    client.close()
    await clock.pass(9 * minuteMs)
    expect(service.count(confirm)).toBe(before)
    expect(tab.connect().session.getSync()?.session_id).toBe('session-test-1')
  })

  it('rejects a later call with the message that it was closed', async () => {
    const { service, client } = await createWorld()
    client.close()
    const sent = service.requests.length
    const error = await client.user.get().catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoSDKUsageError)
    expect(error.message).toBe('Invalid call to the client\nIt was closed.')
    expect(service.requests.length).toBe(sent)
  })

  it('ignores other tabs', async () => {
    const { clock, tab, client } = await createWorld()
    const heard: unknown[] = []
    client.session.onChange((session) => heard.push(session))
    client.close()
    await tab
      .connect()
      .session.revoke()
      .catch(() => {})
    await clock.settle()
    expect(heard).toEqual([])
  })
})
