import { expect, test } from 'vitest'
import { createCookieJar } from './cookie-jar.ts'

const at = (path: string) => new URL(`https://op.example${path}`)
const set = (...lines: string[]) => {
  const headers = new Headers()
  for (const line of lines) headers.append('set-cookie', line)
  return headers
}

test('cookies are sent to their own path and below it, the longest path first', () => {
  const jar = createCookieJar()
  jar.keepFrom(at('/'), set('a=1; path=/', 'b=2; path=/auth/x'))
  expect(jar.read(at('/auth/x/y'))).toBe('b=2; a=1')
  expect(jar.read(at('/auth/xy'))).toBe('a=1')
})

test('a cookie without a path belongs to the folder that set it', () => {
  const jar = createCookieJar()
  jar.keepFrom(at('/auth/x'), set('a=1'))
  expect(jar.read(at('/auth/z'))).toBe('a=1')
  expect(jar.read(at('/'))).toBe('')
})

test('an expired cookie is removed', () => {
  const jar = createCookieJar()
  jar.keepFrom(at('/'), set('a=1; path=/', 'b=2; path=/'))
  jar.keepFrom(
    at('/'),
    set('a=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT', 'b=; path=/; max-age=0'),
  )
  expect(jar.read(at('/'))).toBe('')
})
