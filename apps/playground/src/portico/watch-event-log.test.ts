import { expect, it } from 'vitest'
import { toEvents } from './watch-event-log.ts'

it('reads what the client sends to the event log', () => {
  const body = JSON.stringify([
    {
      telemetry: { client_sent_at: '2026-01-01T00:00:01.000Z' },
      event: { public_token: 't', event_name: 'email_sent', details: { email: 'a@example.com' } },
    },
    { event: { event_name: 'other' } },
  ])
  const [first, second] = toEvents(body)
  expect(first).toEqual({
    name: 'email_sent',
    details: { email: 'a@example.com' },
    at: Date.parse('2026-01-01T00:00:01.000Z'),
  })
  expect(second?.name).toBe('other')
  expect(second?.at).toBeGreaterThan(0)
})

it.each([undefined, null, 'no json', '{}', '7', '[null, 1, {"event":7}]'])(
  'reads nothing from a body of another shape: %j',
  (body) => {
    expect(toEvents(body)).toEqual([])
  },
)
