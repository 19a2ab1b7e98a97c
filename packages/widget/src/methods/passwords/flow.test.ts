import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { type PasswordsEvent, type PasswordsScreen, passwordsFlow } from './flow.ts'

const email = 'ada@example.com'
const main = { name: 'main' } as const
const create: PasswordsScreen = { name: 'passwords.enter', email, isNew: true, toNext: undefined }
const logIn: PasswordsScreen = { name: 'passwords.enter', email, isNew: false, toNext: undefined }
const reset: PasswordsScreen = { name: 'passwords.reset', token: 't' }
const success: PasswordsScreen = { name: 'passwords.success' }
const sent: PasswordsScreen = {
  name: 'passwords.resetSent',
  email,
  reason: 'forgot',
  sentAt: 1_000,
}
const go = (screen: PasswordsScreen | typeof main, event: PasswordsEvent) =>
  step(passwordsFlow, screen, event)

describe('passwords', () => {
  test('a new address leads to sign-up, a known one to log-in', () => {
    for (const screen of [create, logIn]) {
      const { name: _, ...owner } = screen
      expect(go(main, { type: 'passwords.found', ...owner })).toEqual(screen)
    }
  })

  test.each([
    ['from Main, where nothing else is configured for a passwordless person', main, 'setNew'],
    ['from create, where the service wants a reset', create, 'resetRequired'],
    ['from log in, where the service wants a reset', logIn, 'resetRequired'],
    ['from log in, where the password is breached', logIn, 'breached'],
    ['from log in, where it was forgotten', logIn, 'forgot'],
  ] as const)('a started reset shows its own screen: %s', (_, from, reason) => {
    expect(go(from, { type: 'passwords.resetStarted', email, reason, sentAt: 1_000 })).toEqual({
      name: 'passwords.resetSent',
      email,
      reason,
      sentAt: 1_000,
    })
  })

  test.each([create, logIn, reset])(
    'a verified password leads from $name to the success screen',
    (screen) => {
      expect(go(screen, { type: 'passwords.verified' })).toEqual(success)
    },
  )

  test.each([create, logIn, sent, reset])('going back from $name keeps the address', (screen) => {
    expect(go(screen, { type: 'passwords.left', email })).toEqual({
      name: 'main',
      typed: { email },
    })
  })

  test.each([
    [main, { type: 'passwords.verified' }],
    [sent, { type: 'passwords.verified' }],
    [success, { type: 'passwords.left', email }],
    [success, { type: 'passwords.resetStarted', email, reason: 'forgot', sentAt: 1_000 }],
    [logIn, { type: 'passwords.found', email, isNew: true, toNext: undefined }],
  ] as const)('a late response changes no screen: %j, %j', (screen, event) => {
    expect(go(screen, event)).toBe(screen)
  })
})
