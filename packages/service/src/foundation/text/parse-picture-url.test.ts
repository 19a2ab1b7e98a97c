import { expect, test } from 'vitest'
import { parsePictureUrl } from './parse-picture-url.ts'

test('the address of a picture is one that a page loads over https and that names no user', () => {
  const good = 'https://pictures.example/ada.png?size=96#face'
  for (const one of [good, 'https://bücher.example:8443/ada;v=1,2.png', 'https://192.0.2.7/*']) {
    expect(parsePictureUrl(one)).toBe(one)
  }
  for (const bad of [
    '',
    'ada.png',
    '//pictures.example/ada.png',
    'http://pictures.example/ada.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'https://ada:secret@pictures.example/ada.png',
    'https://pictures.example/a b.png',
    'https://pictures.example/\u0000.png',
    'https://pictures.example/\ud800.png',
    'https://x;script-src/',
    'https://x;script-src:8443/a.png',
    'https://a,b/',
    'https://*/',
    'https://*.example/ada.png',
    "https://'unsafe-inline'/",
    'https://[::1]/ada.png',
    `https://pictures.example/${'a'.repeat(2_048)}`,
  ]) {
    expect(parsePictureUrl(bad), bad).toBeNull()
  }
})
