import { TOTP, URI } from 'otpauth'
import { expect, test } from 'vitest'
import { toAppAddress } from './to-app-address.ts'

test.each([
  ['Meridian', 'ada@example.com', 'Meridian', 'ada@example.com'],
  ['A & B: Söhne', 'ada+two?@example.com', 'A & B  Söhne', 'ada+two?@example.com'],
])(
  'an authenticator app reads the address of %s and %s',
  (issuer, label, readIssuer, readLabel) => {
    const read = URI.parse(toAppAddress('JBSWY3DPEHPK3PXP', issuer, label))
    expect(read).toBeInstanceOf(TOTP)
    expect(read).toMatchObject({
      issuer: readIssuer,
      label: readLabel,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    })
    expect(read.secret.base32).toBe('JBSWY3DPEHPK3PXP')
  },
)
