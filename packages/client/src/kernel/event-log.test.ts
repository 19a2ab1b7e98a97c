import { describe, expect, it } from 'vitest'
import { getInternals } from '../client/get-internals.ts'
import { createFakeBrowser, options, publicToken } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeService } from '../testing/fake-service.ts'

const route = 'POST /events'

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const reported: unknown[] = []
  const tab = createFakeBrowser({ clock, fetch: service.fetch }).openTab()
  const client = tab.connect({ ...options, errorReporter: (error) => reported.push(error) })
  const { eventLog } = getInternals(client)
  const batches = () => service.requests.filter((request) => request.route === route)
  return { clock, service, tab, eventLog, batches, reported }
}

describe('the event log', () => {
  it('logs the creation of a client 800 ms later, without credentials', async () => {
    const { clock, batches } = createWorld()
    await clock.pass(799)
    expect(batches()).toHaveLength(0)
    await clock.pass(1)
    expect(batches()).toHaveLength(1)
    const [batch] = batches()
    expect(batch?.init.credentials).toBe('omit')
    // as text, which no preflight delays
    expect(batch?.init.headers).toBeUndefined()
    expect(batch?.body).toMatchObject([
      {
        telemetry: { sdk: { identifier: 'Portico JavaScript SDK' } },
        event: {
          public_token: publicToken,
          event_name: 'sdk_instance_instantiated',
          details: {
            event_callback_registered: false,
            error_callback_registered: false,
            success_callback_registered: false,
          },
        },
      },
    ])
  })

  it('sends entries together', async () => {
    const { clock, eventLog, batches } = createWorld()
    eventLog.log('email_sent', { email: 'ada@example.com', type: 'login_or_create_eml' })
    eventLog.log('render_login_screen', { options: { products: ['otp'] }, bootstrap: {} })
    await clock.pass(800)
    expect(batches()).toHaveLength(1)
    expect(batches()[0]?.body).toMatchObject([
      { event: { event_name: 'sdk_instance_instantiated' } },
      {
        event: {
          event_name: 'email_sent',
          details: { email: 'ada@example.com', type: 'login_or_create_eml' },
        },
      },
      { event: { event_name: 'render_login_screen' } },
    ])
  })

  it('sends fifteen waiting entries without delay', () => {
    const { eventLog, batches } = createWorld()
    for (let count = 0; count < 14; count++)
      eventLog.log('email_try_again_clicked', { email: 'a@example.com', type: 'reset_password' })
    expect(batches()[0]?.body).toHaveLength(15)
  })

  it('sends the rest when the page is left', async () => {
    const { clock, tab, batches } = createWorld()
    tab.events.dispatchEvent(new Event('pagehide'))
    expect(batches()[0]?.init.keepalive).toBe(true)
    await clock.pass(5_000)
    expect(batches()).toHaveLength(1)
  })

  it('ignores failures', async () => {
    const { clock, service, reported } = createWorld()
    await clock.settle()
    reported.length = 0
    service.on(route, () => Promise.reject(new TypeError('Failed to fetch')))
    await clock.pass(5_000)
    expect(service.count(route)).toBe(1)
    expect(reported).toEqual([])
  })

  it('leaves out values that cannot be JSON', async () => {
    const { clock, eventLog, batches } = createWorld()
    const circular: Record<string, unknown> = {}
    circular.self = circular
    eventLog.log('render_login_screen', { options: circular, bootstrap: {} })
    eventLog.log('render_login_screen', { options: { onEvent() {} }, bootstrap: {} })
    await clock.pass(800)
    expect(batches()[0]?.body).toMatchObject([
      {},
      { event: { details: {} } },
      { event: { details: { options: {} } } },
    ])
  })
})
