import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Ошибка: нельзя использовать EML и Email OTP одновременно',
  'errors.passkeysAlone':
    'Нельзя использовать только ключи доступа. Добавьте в конфигурацию ещё один продукт.',
  'setup.unavailable': 'Вход сейчас не работает. Попробуйте позже.',
}
