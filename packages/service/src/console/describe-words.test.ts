import { expect, test } from 'vitest'
import { credentialKinds } from '../declarations/all-declarations.ts'
import { auditActions } from '../kernel/audit/actions.ts'
import { describeWords, toNameIn } from './describe-words.ts'

test('every way to sign in, every channel and every action has German words', () => {
  const { names, actions } = describeWords.de
  const known = Object.keys(names)
  const channels = ['email', 'sms', 'whatsapp', 'webhook']
  expect(known).toEqual(expect.arrayContaining(credentialKinds.map(({ title }) => title)))
  expect(known).toEqual(expect.arrayContaining(channels))
  expect(Object.keys(actions)).toEqual(expect.arrayContaining([...auditActions]))
})

test('a name without words of its own stays as it is, also one of a built-in property', () => {
  expect(toNameIn('de', 'magic_link')).toBe('Magic Link')
  expect(toNameIn('en', 'magic_link')).toBe('magic link')
  expect(toNameIn('de', 'constructor')).toBe('constructor')
})
