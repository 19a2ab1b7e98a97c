import { PorticoAPIError, PorticoAPIUnreachableError, WebauthnError } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { createText } from '../../kernel/text/create-text.ts'
import { passkeyRegistrationText } from '../../locales/en/passkey-registration.ts'
import { passkeySignInText } from '../../locales/en/passkeys.ts'
import { sharedText } from '../../locales/en/shared.ts'
import { toRegistrationText } from '../../roots/passkeys/to-registration-text.ts'
import { toPasskeyText } from './to-passkey-text.ts'

const text = createText({ ...sharedText, ...passkeySignInText, ...passkeyRegistrationText })
const refusal = (error_type: string) =>
  new PorticoAPIError({
    status_code: 400,
    request_id: 'request-id-test-1',
    error_type,
    error_message: 'The words of the service.',
    error_url: 'https://example.com/errors',
  })

describe('why signing in with a passkey failed', () => {
  test.each([
    [
      'a passkey that the service does not know',
      refusal('webauthn_registration_not_found'),
      'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
    ],
    [
      'any other refusal',
      refusal('unable_to_auth_webauthn_registration'),
      'Unknown error occurred during passkey authentication. Please try again.',
    ],
    [
      'what the browser throws',
      new DOMException('No.', 'NotAllowedError'),
      'Unknown error occurred during passkey authentication. Please try again.',
    ],
    [
      'a refusal of the specification’s table',
      refusal('user_lock_limit_reached'),
      'Too many failed authentication attempts. Please try again later.',
    ],
    [
      'no answer',
      new PorticoAPIUnreachableError('Unable to contact our servers.'),
      'The service could not be reached. Check your connection and try again.',
    ],
  ])('%s', async (_, error, sentence) => {
    expect(await toPasskeyText(error, text)).toBe(sentence)
  })
})

describe('why a passkey was not created', () => {
  const other =
    'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.'
  const duplicate =
    'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.'
  const chrome =
    'The user attempted to register an authenticator that contains one of the credentials already registered with the relying party.'
  const safari =
    'At least one credential matches an entry of the excludeCredentials list in the platform attached authenticator.'
  /** It says no more than that of any invalid state. */
  const firefox = new DOMException(
    'An attempt was made to use an object that is not, or is no longer, usable',
    'InvalidStateError',
  )

  test.each([
    ['one browser’s words', new Error(chrome), duplicate],
    ['another’s', new Error(safari), duplicate],
    ['the code alone', new WebauthnError('already_registered', 'No.', firefox), duplicate],
    ['in what it came from', new Error('No.', { cause: new Error(chrome) }), duplicate],
    ['the service’s', refusal('duplicate_webauthn_registration'), duplicate],
    ['cancelled', new DOMException('No.', 'NotAllowedError'), other],
    ['refused', refusal('unable_to_register_webauthn_registration'), other],
    ['nothing known', 'no error at all', other],
    [
      'S14: an old session, which another try would not help',
      refusal('session_too_old_to_register_webauthn'),
      'Your Passkey was not created because you signed in a while ago. Sign in again, then create it.',
    ],
  ])('%s', (_, error, sentence) => {
    expect(toRegistrationText(error, text)).toBe(sentence)
  })
})
