import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { type RegistrationEvent, type RegistrationScreen, registrationFlow } from './flow.ts'

const next = (name: RegistrationScreen['name'], type: RegistrationEvent['type']) =>
  step(registrationFlow, { name }, { type })
const go = (...given: Parameters<typeof next>) => next(...given).name

describe('the registration of passkeys', () => {
  test('success and skip both lead to Passkey Registration Success', () => {
    expect(next('registration.start', 'registration.created')).toEqual({
      name: 'registration.success',
      isCreated: true,
    })
    expect(next('registration.start', 'registration.skipped')).toEqual({
      name: 'registration.success',
      isCreated: false,
    })
  })

  test('"Set up another Passkey" returns to Passkey Registration Start', () => {
    expect(go('registration.success', 'registration.anotherChosen')).toBe('registration.start')
  })

  test.each(['registration.checking', 'registration.start', 'registration.success'] as const)(
    'a missing session leads from "%s" to the signed-out screen',
    (name) => {
      expect(go(name, 'registration.personMissed')).toBe('registration.signedOut')
    },
  )

  test.each(['registration.start', 'registration.success'] as const)(
    'E6: where users log in first, a missing session leads from "%s" to Main',
    (name) => {
      expect(next(name, 'registration.logInNeeded')).toEqual({ name: 'main', typed: {} })
    },
  )

  test.each(['registration.checking', 'registration.signedOut'] as const)(
    'signing in leads from "%s" to Passkey Registration Start',
    (name) => {
      expect(go(name, 'registration.personFound')).toBe('registration.start')
    },
  )

  test('a sign-in event does not interrupt what the user is doing', () => {
    expect(go('registration.start', 'registration.personFound')).toBe('registration.start')
    expect(go('registration.success', 'registration.personFound')).toBe('registration.success')
  })

  test.each(['registration.success', 'registration.signedOut', 'registration.checking'] as const)(
    'a late passkey changes no screen from "%s"',
    (name) => {
      expect(go(name, 'registration.created')).toBe(name)
    },
  )
})
