import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Потом мы не спросим снова 10 минут.',
  'account.confirm.usePasskey': 'Продолжить с ключом доступа',
  'account.confirm.another': 'Подтвердить другим способом',
  'account.confirm.any': 'Подойдёт любой из них.',
  'account.confirm.none':
    'Здесь это подтвердить нельзя. Завершите сеанс, войдите снова и попробуйте ещё раз.',
  'account.confirm.comeBack': 'Войдите там и вернитесь сюда. Затем попробуйте ещё раз.',
  'account.confirm.notProved': 'Не подтверждено. Попробуйте ещё раз.',
  'account.confirm.passkey': 'Ключ доступа',
  'account.confirm.app': 'Приложение-аутентификатор',
  'account.confirm.password': 'Пароль',
  'account.confirm.showPassword': 'Показать пароль',
  'account.confirm.email': 'Код на почту',
  'account.confirm.phone': 'Код на телефон',
  'account.confirm.to': 'на {email}',
  'account.confirm.close': 'Закрыть',
  'account.confirm.leave': 'Вернуться в приложение {clientName}',
}
