import { expect, test } from 'vitest'
import * as widget from './index.ts'

test('importing on a server is safe', () => {
  expect(typeof window).toBe('undefined')
  expect(Object.keys(widget)).toEqual(
    expect.arrayContaining([
      'StytchUIClient',
      'StytchUI',
      'mountLogin',
      'Products',
      'StytchEventType',
    ]),
  )
})

test('constructing a client on a server throws with what to do', () => {
  expect(() => new widget.StytchUIClient('public-token-test-1')).toThrow(
    'not supported in server environments',
  )
})
