import { describe, expect, test } from 'vitest'
import { isLoopbackHost, isOriginAllowed } from './projects.ts'

describe('this machine', () => {
  test.each(['localhost', '127.0.0.1', '127.255.0.1', '[::1]'])('is called %s', (host) => {
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
  ])('is not called "%s"', (host) => {
    expect(isLoopbackHost(host)).toBe(false)
  })
})

test('a development project admits the pages of this machine and those on its list, to the letter', () => {
  const project = { allowedOrigins: ['https://app.example.com'], allowLoopback: true }
  const isAdmitted = (origin: string) => isOriginAllowed(project, origin)
  expect(['https://app.example.com', 'http://localhost:3000'].map(isAdmitted)).toEqual([true, true])
  expect(
    [
      'https://app.example.com.evil.example',
      'https://app.example.com/',
      'http://evil.localhost:3000',
      'http://LOCALHOST:3000',
      'null',
    ].map(isAdmitted),
  ).toEqual(Array(5).fill(false))
  expect(isOriginAllowed({ ...project, allowLoopback: false }, 'http://localhost:3000')).toBe(false)
})
