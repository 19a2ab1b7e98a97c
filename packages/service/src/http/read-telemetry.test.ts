import { describe, expect, test } from 'vitest'
import { readTelemetry } from './read-telemetry.ts'

const toHeader = (telemetry: unknown) => Buffer.from(JSON.stringify(telemetry)).toString('base64')

describe('what a client says of its browser', () => {
  test('is its zone and its name for itself', () => {
    const header = toHeader({ timezone: 'Europe/Lisbon', persistent_id: 'persistent-1' })
    expect(readTelemetry(header)).toEqual({ timeZone: 'Europe/Lisbon', browserId: 'persistent-1' })
  })

  test.each([
    'UTC',
    'Etc/GMT+3',
    '+01:00',
    'Nowhere/Land',
    'Europe/Lisbon\r\nBcc: eve@evil.example',
    '<b>Europe/Lisbon</b>',
    '',
  ])('is no zone when it is %j', (timezone) => {
    expect(readTelemetry(toHeader({ timezone }))).toEqual({})
  })

  test.each([
    undefined,
    '',
    'no base64 of JSON',
    toHeader(null),
    toHeader({ timezone: 7 }),
    toHeader({ timezone: 'Europe/Lisbon', more: 'x'.repeat(4_096) }),
    ['two', 'of them'],
  ])('is nothing when it does not fit: %j', (header) => {
    expect(readTelemetry(header)).toEqual({})
  })
})
