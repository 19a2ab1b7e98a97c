import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Mit Passkey anmelden',
  'passkey.success.content': 'Ihr Passkey wurde bestätigt.',
  'error.passkeyUnknown':
    'Bei der Anmeldung mit dem Passkey ist ein unbekannter Fehler aufgetreten. Versuchen Sie es noch einmal.',
  'error.passkeyRegistrationNotFound':
    'Dieser Passkey ist hier nicht registriert. Vielleicht haben Sie ihn aus Ihrem Konto gelöscht, aber nicht aus Ihrem Passwortmanager. Versuchen Sie es noch einmal.',
}
