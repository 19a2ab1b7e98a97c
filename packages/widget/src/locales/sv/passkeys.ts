import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Logga in med lösennyckel',
  'passkey.success.content': 'Din lösennyckel har bekräftats.',
  'error.passkeyUnknown': 'Ett okänt fel uppstod vid inloggningen med lösennyckel. Försök igen.',
  'error.passkeyRegistrationNotFound':
    'Lösennyckeln är inte registrerad här. Du kan ha raderat lösennyckeln från ditt konto men inte från din lösenordshanterare. Försök igen.',
}
