import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Увійти з ключем доступу',
  'passkey.success.content': 'Вхід із ключем доступу виконано.',
  'error.passkeyUnknown':
    'Під час входу з ключем доступу сталася невідома помилка. Спробуйте ще раз.',
  'error.passkeyRegistrationNotFound':
    'Ключ доступу не знайдено. Можливо, його видалено з облікового запису, але він залишився в менеджері паролів. Спробуйте ще раз.',
}
