import { describe, expect, it } from 'vitest'
import { toLogoUrl } from './to-logo-url.ts'

describe('the address of a logo', () => {
  it.each([
    'https://cdn.example.com/logo.svg',
    'http://localhost:3000/logo.png',
    'http://app.localhost/logo.png',
    'http://127.0.0.1:8080/logo.png',
    'http://[::1]:8080/logo.png',
    'data:image/svg+xml,%3Csvg%2F%3E',
    'data:image/png;base64,AAAA',
  ])('may be %s', (url) => {
    expect(toLogoUrl(url)).toBe(url)
  })

  it.each([
    'http://example.com/logo.png',
    'http://localhost.example.com/logo.png',
    'http://127.0.0.1.example.com/logo.png',
    'http://1270.0.0.1x/logo.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/logo.png',
    '/logo.png',
    '',
  ])('may not be %s', (url) => {
    expect(toLogoUrl(url)).toBeNull()
  })

  it('is resolved against the page when it is relative', () => {
    expect(toLogoUrl('/logo.png', 'https://example.com/a/b')).toBe('https://example.com/logo.png')
    expect(toLogoUrl('/logo.png', 'http://example.com/')).toBeNull()
  })
})
