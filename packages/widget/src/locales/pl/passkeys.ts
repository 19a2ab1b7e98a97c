import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Zaloguj się kluczem dostępu',
  'passkey.success.content': 'Klucz dostępu został potwierdzony.',
  'error.passkeyUnknown':
    'Podczas logowania kluczem dostępu wystąpił nieznany błąd. Spróbuj ponownie.',
  'error.passkeyRegistrationNotFound':
    'Nie znaleziono klucza dostępu. Być może usunięto go z konta, ale nie z menedżera haseł. Spróbuj ponownie.',
}
