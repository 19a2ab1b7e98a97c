import { describe, expect, test } from 'vitest'
import { readTelemetry } from './read-telemetry.ts'

const toHeader = (telemetry: unknown) => Buffer.from(JSON.stringify(telemetry)).toString('base64')

describe('the telemetry a client sends', () => {
  test('has its time zone and user agent', () => {
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
  ])('has no time zone when it is %j', (timezone) => {
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
  ])('is ignored when it does not fit: %j', (header) => {
    expect(readTelemetry(header)).toEqual({})
  })
})
