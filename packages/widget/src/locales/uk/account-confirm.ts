import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Потім ми не питатимемо знову 10 хвилин.',
  'account.confirm.usePasskey': 'Продовжити з ключем доступу',
  'account.confirm.another': 'Підтвердити іншим способом',
  'account.confirm.any': 'Підійде будь-який із них.',
  'account.confirm.none':
    'Тут це підтвердити не можна. Завершіть сеанс, увійдіть знову й спробуйте ще раз.',
  'account.confirm.comeBack': 'Увійдіть там і поверніться сюди. Потім спробуйте ще раз.',
  'account.confirm.notProved': 'Не підтверджено. Спробуйте ще раз.',
  'account.confirm.passkey': 'Ключ доступу',
  'account.confirm.app': 'Застосунок-автентифікатор',
  'account.confirm.password': 'Пароль',
  'account.confirm.showPassword': 'Показати пароль',
  'account.confirm.email': 'Код електронною поштою',
  'account.confirm.phone': 'Код на телефон',
  'account.confirm.to': 'на {email}',
  'account.confirm.close': 'Закрити',
  'account.confirm.leave': 'Повернутися до застосунку {clientName}',
}
