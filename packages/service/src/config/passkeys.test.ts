import { describe, expect, test } from 'vitest'
import type { ProjectSettings } from './define-config.ts'
import { findPasskeyProblems } from './find-passkey-problems.ts'
import { toPasskeyConfig } from './to-passkey-config.ts'

const allowedOrigins = ['https://app.example.com', 'https://shop.example.net']

describe('passkeys in the configuration', () => {
  test('need nothing: every page has its own, with verification', () => {
    expect(toPasskeyConfig({})).toEqual({
      domain: null,
      name: null,
      relatedOrigins: [],
      userVerification: 'required',
      freshSessionMinutes: null,
      automaticUpgrade: false,
    })
    expect(findPasskeyProblems('x', { allowedOrigins })).toEqual([])
  })

  test.each(['example.com', 'app.example.com', 'localhost'])('the domain may be %s', (domain) => {
    expect(findPasskeyProblems('x', { allowedOrigins, passkeys: { domain } })).toEqual([])
  })

  test.each<[ProjectSettings['passkeys'], string]>([
    [{ domain: 'com' }, 'x.passkeys.domain: must have a dot, or be localhost, got "com"'],
    [{ domain: 'https://example.com' }, 'x.passkeys.domain: must be a bare host name'],
    [{ domain: 'Example.com' }, 'x.passkeys.domain: must be a bare host name'],
    [{ domain: '10.0.0.1' }, 'x.passkeys.domain: must be a name, not an IP address'],
    [
      { domain: 'ample.com' },
      'x.passkeys.domain: has no page: no allowed origin is at "ample.com"',
    ],
    [{ domain: 'www.app.example.com' }, 'x.passkeys.domain: has no page'],
    [
      { relatedOrigins: ['https://shop.example.net'] },
      'x.passkeys.domain: is missing; relatedOrigins are related to it',
    ],
    [
      { domain: 'example.com', relatedOrigins: ['https://shop.example.net/'] },
      'x.passkeys.relatedOrigins[0]: must be an exact origin',
    ],
    [
      { domain: 'example.com', relatedOrigins: ['https://elsewhere.example'] },
      'x.passkeys.relatedOrigins[0]: must stand in allowedOrigins as well',
    ],
  ])('%j is a problem', (passkeys, expected) => {
    const problems = findPasskeyProblems('x', { allowedOrigins, ...(passkeys && { passkeys }) })
    expect(problems.map(({ key, message }) => `${key}: ${message}`)).toEqual([
      expect.stringContaining(expected),
    ])
  })
})
