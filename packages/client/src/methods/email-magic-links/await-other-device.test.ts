import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import './await-other-device.ts'
import type { ClientOptions } from '../../foundation/client-options.ts'
import { createFakeBrowser } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../../testing/fake-service.ts'

const poll = 'POST /magic_links/other_device/poll'
const goOn = 'POST /magic_links/other_device/authenticate'

function createWorld(options: ClientOptions = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('GET /projects/bootstrap', () => answer({}))
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const tab = browser.openTab()
  const client = tab.connect({ customBaseUrl: 'https://auth.example.com', ...options })
  const states: string[] = []
  /** One answer after the other; the last one stays. */
  const say = (...next: readonly string[]) => {
    states.push(...next)
    service.on(poll, () => answer({ state: states.length > 1 ? states.shift() : states[0] }))
  }
  const bodies = (route: string) =>
    service.requests.filter((request) => request.route === route).map(({ body }) => body)
  return { clock, service, tab, client, say, bodies }
}

describe('a page that waits for its link to be opened on another device', () => {
  it('signs in once its number was picked on the other device', async () => {
    const { clock, service, client, say, bodies } = createWorld()
    say('pending', 'pending', 'approved')
    service.on(goOn, () => answer(service.openSession()))
    const waiting = client.magicLinks.awaitOtherDevice('p-1', { session_duration_minutes: 60 })
    await clock.pass(10_000)
    expect(await waiting).toMatchObject({ state: 'signed_in' })
    expect(bodies(poll)).toEqual(Array(3).fill({ poll_token: 'p-1', wait_seconds: 10 }))
    expect(bodies(goOn)).toEqual([{ poll_token: 'p-1', session_duration_minutes: 60 }])
    expect(client.session.getSync()).not.toBeNull()
  })

  it.each(['refused', 'used', 'ended'])('gets the state %s and is not signed in', async (state) => {
    const { client, say, bodies } = createWorld()
    say(state)
    expect(await client.magicLinks.awaitOtherDevice('p-1')).toEqual({ state })
    expect(bodies(goOn)).toEqual([])
    expect(client.session.getSync()).toBeNull()
  })

  it('keeps polling with growing pauses after a rate limit or a service failure', async () => {
    const { clock, service, client, say, bodies } = createWorld()
    let tries = 0
    service.on(poll, () => {
      tries += 1
      return refuse(tries === 1 ? 429 : 503, 'too_many_requests')
    })
    const waiting = client.magicLinks.awaitOtherDevice('p-1')
    await clock.pass(60_000)
    const before = bodies(poll).length
    expect(before).toBeGreaterThan(2)
    expect(before).toBeLessThan(8)
    say('refused')
    await clock.pass(60_000)
    expect(await waiting).toEqual({ state: 'refused' })
  })

  it('polls at once when the page is visible again', async () => {
    const { clock, tab, client, say, bodies } = createWorld()
    say('pending')
    const waiting = client.magicLinks.awaitOtherDevice('p-1')
    await clock.settle()
    const before = bodies(poll).length
    say('used')
    tab.events.dispatchEvent(new Event('visibilitychange'))
    await clock.settle()
    expect(bodies(poll).length).toBeGreaterThan(before)
    await clock.pass(10_000)
    await waiting
  })

  it('tells the service when the wait is aborted, and when the page goes away', async () => {
    const { clock, tab, client, say, bodies } = createWorld()
    say('pending')
    const controller = new AbortController()
    const waiting = client.magicLinks.awaitOtherDevice('p-1', {}, controller)
    await clock.settle()
    tab.events.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    expect(bodies(poll).filter((body) => 'is_leaving' in Object(body))).toEqual([])
    tab.events.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await clock.settle()
    const left = { poll_token: 'p-1', is_leaving: true }
    expect(bodies(poll).filter((body) => 'is_leaving' in Object(body))).toEqual([left, left])
  })

  it('tells the service even when the wait is aborted before the code has loaded', async () => {
    const { clock, client, say, bodies } = createWorld()
    say('pending')
    const controller = new AbortController()
    controller.abort(new Error('left'))
    await expect(client.magicLinks.awaitOtherDevice('p-1', {}, controller)).rejects.toThrow('left')
    await clock.settle()
    expect(bodies(poll)).toEqual([{ poll_token: 'p-1', is_leaving: true }])
  })

  it('reports only the first of many failures', async () => {
    const errors: unknown[] = []
    const { clock, service, client } = createWorld({ errorReporter: (error) => errors.push(error) })
    service.on(poll, () => refuse(503, 'internal_server_error'))
    const controller = new AbortController()
    const waiting = client.magicLinks.awaitOtherDevice('p-1', {}, controller)
    await clock.pass(60_000)
    expect(errors.filter((error) => String(error).includes('internal_server_error'))).toHaveLength(
      1,
    )
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })

  it('redacts secrets in what is logged', async () => {
    const { service, client } = createWorld()
    const other_device = { poll_token: 'p-1', number: '42' }
    service.on('POST /magic_links/email/login_or_create', () => answer({ other_device }))
    const reply = await client.magicLinks.email.loginOrCreate('ada@example.com')
    expect(reply.other_device).toEqual(other_device)
    expect(JSON.stringify({ ...reply })).not.toContain('p-1')
  })
})
