import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Войти с ключом доступа',
  'passkey.success.content': 'Вход с ключом доступа выполнен.',
  'error.passkeyUnknown':
    'При входе с ключом доступа произошла неизвестная ошибка. Попробуйте ещё раз.',
  'error.passkeyRegistrationNotFound':
    'Ключ доступа не найден. Возможно, он удалён из аккаунта, но остался в менеджере паролей. Попробуйте ещё раз.',
}
