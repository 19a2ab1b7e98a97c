import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Inloggen met een passkey',
  'passkey.success.content': 'Je passkey is bevestigd.',
  'error.passkeyUnknown':
    'Er is een onbekende fout opgetreden bij het inloggen met de passkey. Probeer het opnieuw.',
  'error.passkeyRegistrationNotFound':
    'Deze passkey is hier niet geregistreerd. Misschien heb je hem uit je account verwijderd, maar niet uit je wachtwoordmanager. Probeer het opnieuw.',
}
