import { describe, expect, test } from 'vitest'
import { createKeptJwts } from './kept-jwts.ts'

describe('the cache of JWTs', () => {
  const toKept = (jwt: string) => ({ jwt, iat: 1, exp: 2, lastAccessedAt: '' })

  test('has the last JWT of a session, for a limited number of sessions', () => {
    const kept = createKeptJwts(2)
    kept.keep('a', toKept('a1'))
    kept.keep('b', toKept('b1'))
    kept.keep('a', toKept('a2'))
    kept.keep('c', toKept('c1'))
    expect(['a', 'b', 'c'].map((id) => kept.find(id)?.jwt)).toEqual(['a2', undefined, 'c1'])
  })

  test('keeps no long JWT, nor the older one that it replaces', () => {
    const kept = createKeptJwts()
    kept.keep('a', toKept('short'))
    kept.keep('a', toKept('j'.repeat(4_097)))
    expect(kept.find('a')).toBeUndefined()
  })
})
