import { expect, test } from 'vitest'
import { toPagePolicy } from './page-html.ts'

test('a policy names the origin of each logo once', () => {
  const policy = toPagePolicy([
    'https://logos.example/a.png',
    null,
    'https://logos.example/b;c,*.png',
    'http://localhost:3000/logo.svg',
    'https://b\u00fccher.example/a.png',
  ])
  expect(policy).toContain(
    "; img-src 'self' data: https://logos.example http://localhost:3000 https://xn--bcher-kva.example; ",
  )
})

test.each([
  'https://x;script-src/',
  'https://x;script-src:8443/',
  'https://a,b/',
  'https://*/',
  "https://'unsafe-inline'/",
  'data:image/png;base64,AAAA',
  'no address',
])('an address whose host is none adds nothing to a policy: %s', (address) => {
  expect(toPagePolicy([address])).toBe(toPagePolicy([]))
})
