import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isUrl } from './is-url.ts'

test('an address with letters beyond ASCII is one, also after many calls', () => {
  for (let call = 0; call < 20_000; call += 1) isUrl(`https://example.com/${call}`)
  for (const url of ['https://b\u00fccher.example/', 'https://\u4f8b\u3048.example/', 'mailto:a']) {
    expect(isUrl(url)).toBe(true)
  }
  for (const text of ['', '/path', 'example.com', 'https://', 'https://a b/']) {
    expect(isUrl(text)).toBe(false)
  }
})

test('no source of the service asks `URL.canParse`', () => {
  const folder = fileURLToPath(new URL('../../', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('/is-url.ts'),
  )
  expect(sources.length).toBeGreaterThan(100)
  const asking = sources.filter((file) =>
    readFileSync(folder + file, 'utf8').includes('.canParse('),
  )
  expect(asking).toEqual([])
})
