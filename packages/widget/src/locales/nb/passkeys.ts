import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Logg på med passnøkkel',
  'passkey.success.content': 'Passnøkkelen din er bekreftet.',
  'error.passkeyUnknown': 'Det oppsto en ukjent feil under pålogging med passnøkkel. Prøv igjen.',
  'error.passkeyRegistrationNotFound':
    'Passnøkkelen er ikke registrert her. Du kan ha slettet passnøkkelen fra kontoen din, men ikke fra passordbehandleren. Prøv igjen.',
}
