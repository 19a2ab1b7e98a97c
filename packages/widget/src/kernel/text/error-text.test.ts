import { PorticoAPIError, PorticoAPIUnreachableError } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { sharedText } from '../../locales/en/shared.ts'
import { MessageError } from '../host/message-error.ts'
import { createText } from './create-text.ts'
import { toErrorText } from './error-text.ts'

const text = createText(sharedText)
const refused = (error_type: string) =>
  new PorticoAPIError({ status_code: 400, error_type, error_message: 'The service’s words.' })

describe('the sentence for an error', () => {
  test('is the specification’s for a type of its table, whatever the service says', async () => {
    expect(await toErrorText(refused('otp_code_not_found'), text)).toBe(
      'Invalid passcode, please try again.',
    )
  })

  test('is the host’s where the host has one', async () => {
    const own = createText(sharedText, { 'error.userLockLimitReached': 'Wait a bit.' })
    expect(await toErrorText(refused('user_lock_limit_reached'), own)).toBe('Wait a bit.')
  })

  test('is the host’s under the one irregular id, too', async () => {
    const own = createText(sharedText, { 'error.duplicatePhoneNumber': 'Taken.' })
    expect(await toErrorText(refused('duplicate_member_phone_number'), own)).toBe('Taken.')
  })

  test.each(['invalid_expiration', 'constructor', '__proto__', 'title'])(
    'is the service’s for the type "%s"',
    async (type) => {
      expect(await toErrorText(refused(type), text)).toBe('The service’s words.')
    },
  )

  test('is the message of an error that was made for the user', async () => {
    expect(await toErrorText(new MessageError('Email format is invalid.'), text)).toBe(
      'Email format is invalid.',
    )
  })

  test('is ours when the service does not answer', async () => {
    expect(await toErrorText(new PorticoAPIUnreachableError('x'), text)).toBe(
      sharedText['errors.unreachable'],
    )
  })

  test('reveals nothing internal when something else fails', async () => {
    expect(await toErrorText(new TypeError('x is undefined'), text)).toBe(
      sharedText['errors.unexpected'],
    )
  })
})
