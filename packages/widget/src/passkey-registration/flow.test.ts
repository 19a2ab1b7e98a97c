import { describe, expect, test } from 'vitest'
import { step } from '../flow/step.ts'
import { type RegistrationEvent, type RegistrationScreen, registrationFlow } from './flow.ts'

const next = (name: RegistrationScreen['name'], type: RegistrationEvent['type']) =>
  step(registrationFlow, { name }, { type })
const go = (...given: Parameters<typeof next>) => next(...given).name

describe('the registration of passkeys', () => {
  test('success and skip both lead to Passkey Registration Success', () => {
    expect(next('start', 'passkey.created')).toEqual({ name: 'success', isCreated: true })
    expect(next('start', 'passkey.skipped')).toEqual({ name: 'success', isCreated: false })
  })

  test('"Set up another Passkey" returns to Passkey Registration Start', () => {
    expect(go('success', 'another.chosen')).toBe('start')
  })

  test.each(['checking', 'start', 'success'] as const)(
    'it needs somebody who is signed in, also on "%s"',
    (name) => {
      expect(go(name, 'person.missed')).toBe('signedOut')
    },
  )

  test.each(['checking', 'signedOut'] as const)('who signs in goes on from "%s"', (name) => {
    expect(go(name, 'person.found')).toBe('start')
  })

  test('that somebody is signed in takes nobody out of what they are at', () => {
    expect(go('start', 'person.found')).toBe('start')
    expect(go('success', 'person.found')).toBe('success')
  })

  test.each(['success', 'signedOut', 'checking'] as const)(
    'a passkey that comes late moves nobody from "%s"',
    (name) => {
      expect(go(name, 'passkey.created')).toBe(name)
    },
  )
})
