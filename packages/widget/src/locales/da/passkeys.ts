import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Log ind med adgangsnøgle',
  'passkey.success.content': 'Din adgangsnøgle er bekræftet.',
  'error.passkeyUnknown': 'Der opstod en ukendt fejl ved login med adgangsnøgle. Prøv igen.',
  'error.passkeyRegistrationNotFound':
    'Adgangsnøglen er ikke registreret her. Måske har du slettet adgangsnøglen fra din konto, men ikke fra din adgangskodeadministrator. Prøv igen.',
}
