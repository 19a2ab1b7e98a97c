import { describe, expect, test } from 'vitest'
import { isLoopbackHost } from './is-loopback-host.ts'

describe('loopback', () => {
  test.each(['localhost', '127.0.0.1', '127.255.0.1', '[::1]'])('is %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true)
  })

  test.each([
    'notlocalhost',
    'evil.localhost',
    'localhost.example.com',
    '127.0.0.1.example.com',
    '128.0.0.1',
    '[::2]',
    '',
  ])('is not "%s"', (host) => {
    expect(isLoopbackHost(host)).toBe(false)
  })
})
