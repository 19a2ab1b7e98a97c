import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Вхід або реєстрація',
  'methodDivider.text': 'або',
  'formField.email.label': 'Електронна пошта',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Продовжити через ел. пошту',
  'button.back.ariaLabel': 'Назад',
  'loading.label': 'Завантаження',
  'errors.invalidEmail': 'Неправильна електронна адреса.',
  'errors.unreachable':
    'Не вдалося зв’язатися із сервісом. Перевірте з’єднання та спробуйте ще раз.',
  'errors.unexpected': 'На цій сторінці сталася помилка. Поверніться назад і спробуйте ще раз.',
  'error.invalidEmail': 'Неправильний формат електронної адреси.',
  'error.title': 'Сталася помилка',
}
