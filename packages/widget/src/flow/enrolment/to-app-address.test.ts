import { expect, test } from 'vitest'
import { toAppAddress } from './to-app-address.ts'

test.each([
  ['Meridian', 'ada@example.com', 'Meridian', 'Meridian:ada@example.com'],
  ['A & B: Söhne', 'ada+two?@example.com', 'A & B  Söhne', 'A & B  Söhne:ada+two?@example.com'],
])(
  'an app finds issuer, account and key in the address of %s and %s',
  (issuer, label, read, path) => {
    const address = new URL(toAppAddress('JBSWY3DPEHPK3PXP', issuer, label))
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(address.pathname)).toBe(`/${path}`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: read,
      secret: 'JBSWY3DPEHPK3PXP',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  },
)
