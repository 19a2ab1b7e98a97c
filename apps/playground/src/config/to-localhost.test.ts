import { expect, it } from 'vitest'
import { toLocalhost } from './to-localhost.ts'

it.each([
  ['http://127.0.0.1:3000/', 'http://localhost:3000/'],
  ['http://[::1]:4000/?a#b', 'http://localhost:4000/?a#b'],
])('a page at the IP address %s moves to localhost', (url, moved) => {
  expect(toLocalhost(url)).toBe(moved)
})

it.each(['http://localhost:3000/', 'https://play.example.com/'])(
  'a page at the host name in %s does not move',
  (url) => {
    expect(toLocalhost(url)).toBeNull()
  },
)
