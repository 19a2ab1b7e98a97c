import { expect, test } from 'vitest'
import { replaceCookies } from './replace-cookies.ts'

const toAnswer = (...cookies: string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))

const replace = (before: string | null, ...cookies: string[]) => {
  const request = new Headers(before === null ? {} : { cookie: before })
  replaceCookies(request, toAnswer(...cookies))
  return request.get('cookie')
}

test('a renewed cookie takes the place of the older one, and others stay', () => {
  expect(replace('theme=dark; jwt=old; a=b=c', 'jwt=new; Path=/; HttpOnly')).toBe(
    'theme=dark; a=b=c; jwt=new',
  )
})

test('of several older ones under that name none stays', () => {
  expect(replace('jwt=old; jwt=planted', 'jwt=new; Path=/')).toBe('jwt=new')
})

test('without renewed cookies the header stays as it came', () => {
  expect(replace('theme=dark;  odd')).toBe('theme=dark;  odd')
  expect(replace(null)).toBeNull()
})
