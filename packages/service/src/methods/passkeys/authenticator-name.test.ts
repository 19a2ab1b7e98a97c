import { expect, test } from 'vitest'
import { toAuthenticatorName } from './authenticator-name.ts'

const unknown = '00000000-0000-0000-0000-000000000000'
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

test.each([
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', '', 'iCloud Keychain'],
  ['ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', 'Chrome/1', 'Google Password Manager'],
  ['__proto__', '', 'Passkey'],
  ['toString', '', 'Passkey'],
  [unknown, 'curl/8.0', 'Passkey'],
  [
    unknown,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Safari/537.36`,
    'Chrome on macOS',
  ],
  [
    unknown,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/141.0`,
    'Edge on Windows',
  ],
  [unknown, `Mozilla/5.0 (Linux; Android 15) ${blink} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    unknown,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    unknown,
    'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
    'Firefox on Linux',
  ],
])('a passkey of %s in %j is called %s', (aaguid, userAgent, name) => {
  expect(toAuthenticatorName(aaguid, userAgent)).toBe(name)
})
