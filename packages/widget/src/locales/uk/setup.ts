import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Помилка: не можна використовувати EML і Email OTP одночасно',
  'errors.passkeysAlone':
    'Не можна використовувати лише ключі доступу. Додайте до конфігурації ще один продукт.',
  'setup.unavailable': 'Вхід зараз не працює. Спробуйте пізніше.',
}
