import { OAuthProviders } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { toProviders } from './to-providers.ts'

const { Google, Github, Apple } = OAuthProviders
const typesOf = (...given: Parameters<typeof toProviders>) =>
  toProviders(...given).map(({ type }) => type)

describe('the buttons of social sign-in', () => {
  test('have the configured order, in either dialect', () => {
    expect(typesOf({ providers: [Google, Github, Apple] }, null)).toEqual([Google, Github, Apple])
    expect(typesOf({ providers: [{ type: Github }, { type: Google }] }, null)).toEqual([
      Github,
      Google,
    ])
  })

  test('begin with the one that was used last', () => {
    const providers = [Google, { type: 'acme' }, Apple]
    expect(typesOf({ providers }, 'acme')).toEqual(['acme', Google, Apple])
    expect(typesOf({ providers }, 'facebook')).toEqual([Google, 'acme', Apple])
  })

  test('are none where none is configured', () => {
    expect(typesOf(undefined, 'google')).toEqual([])
  })
})
