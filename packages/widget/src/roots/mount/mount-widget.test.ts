import { PorticoSDKUsageError } from '@portico/client'
import { describe, expect, it } from 'vitest'
import * as exported from '../exports.ts'

type Mount = (options?: unknown) => unknown
const isMount = (entry: [string, unknown]): entry is [string, Mount] =>
  entry[0].startsWith('mount') && typeof entry[1] === 'function'

/** Every public mount call; those of the client with its screens lead to them. */
const calls = Object.entries(exported).filter(isMount)

describe('a mount call of a page without types', () => {
  it('A7: is found by its name', () => {
    expect(calls.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'mountIdentityProvider',
        'mountLogin',
        'mountPasskeyRegistration',
        'mountResetPassword',
      ]),
    )
  })

  it.each(calls)('A7: %s says in a sentence what is missing', (name, mount) => {
    for (const nothing of [undefined, null, {}, 'sign-in', { elementId: 7 }, { client: {} }]) {
      const attempt = () => mount(nothing)
      expect(attempt).toThrow(PorticoSDKUsageError)
      expect(attempt).toThrow(`Invalid call to ${name}\nelementId must be the selector`)
    }
    for (const client of [undefined, null, 'public-token-test-1']) {
      const attempt = () => mount({ elementId: '#sign-in', client })
      expect(attempt).toThrow(`Invalid call to ${name}\nclient must be a client`)
    }
  })
})
