import { languages } from '@portico/contract'
import { errorCatalogue } from '@portico/contract/schemas'
import { expect, test } from 'vitest'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { errors } from '../../locales/en/errors.ts'
import { localizeError } from './localize-error.ts'

const error = new AuthError('too_many_requests')

test('an error that users can meet is in the one language that a call names', () => {
  expect(localizeError(error, 'de-AT')).toBe(
    'Zu viele Anfragen. Versuchen Sie es später noch einmal.',
  )
  expect(localizeError(error, 'en')).toBe(error.message)
})

test.each([undefined, '', '*', 'de-DE,de;q=0.9', 'de;q=1', 'tlh'])(
  'an error stays English where a call accepts %j',
  (accepted) => expect(localizeError(error, accepted)).toBe(error.message),
)

test('an explanation for developers stays behind the sentence', () => {
  const explained = new AuthError('oauth_auth_code_error', { explanation: 'See the log.' })
  expect(localizeError(explained, 'de')).toMatch(/[^.]+\..* See the log\.$/)
  expect(localizeError(explained, 'de')).not.toContain(errorCatalogue.oauth_auth_code_error.message)
})

test('each error that users can meet has a sentence of its own in each language', () => {
  const types = Object.keys(errors) as (keyof typeof errors)[] // the keys of the room
  for (const tag of Object.keys(languages).filter((one) => one !== 'en')) {
    for (const errorType of types) {
      const own = localizeError(new AuthError(errorType), tag)
      expect([tag, errorType, own]).not.toEqual([tag, errorType, errorCatalogue[errorType].message])
    }
  }
})

test('an error that concerns developers stays English', () => {
  const unknown = new AuthError('route_not_found')
  expect(localizeError(unknown, 'de')).toBe(unknown.message)
})
