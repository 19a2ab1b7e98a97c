import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Accedi con una passkey',
  'passkey.success.content': 'La passkey è stata autenticata.',
  'error.passkeyUnknown':
    'Si è verificato un errore sconosciuto durante l’autenticazione con la passkey. Riprova.',
  'error.passkeyRegistrationNotFound':
    'La registrazione della passkey non è stata trovata. Forse hai eliminato la passkey dal tuo account, ma non dal gestore delle password. Riprova.',
}
