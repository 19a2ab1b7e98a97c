import { expect, test } from 'vitest'
import { hideCredentials } from './hide-credentials.ts'

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/a/hooks', 'https://example.com/a/hooks'],
  ['postgres://ada:secret@db.example.com:5432/portico', 'postgres://…@db.example.com:5432/portico'],
  ['https://a@b:c@example.com/', 'https://…@example.com/'],
  ['https://hooks.example.com/T0/B1/x9Yz8Wv7Ut6Sr5Qp4On3', 'https://hooks.example.com/T0/B1/…'],
  ['https://example.com/?key=secret&plain&b=2', 'https://example.com/?key=…&plain&b=…'],
  ['https://example.com/a#token=secret', 'https://example.com/a#…'],
  [
    'said "https://u:p@a.example/x?k=v" twice: HTTP://u@b.example',
    'said "https://…@a.example/x?k=…" twice: HTTP://…@b.example',
  ],
  ['no address: a//b, mailto:ada@example.com', 'no address: a//b, mailto:ada@example.com'],
])('of %j the console shows %j', (text, shown) => {
  expect(hideCredentials(text)).toBe(shown)
})
