import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Отсканируйте этот код',
  'account.app.scanContent': 'в приложении-аутентификаторе на телефоне.',
  'account.app.qr': 'QR-код. Вместо него можно ввести ключ.',
  'account.app.enterKey': 'Ввести ключ',
  'account.app.key': 'Введите этот ключ',
  'account.app.keyContent': 'в приложение-аутентификатор на телефоне.',
  'account.app.open': 'Открыть в приложении',
  'account.app.copy': 'Скопировать ключ',
  'account.app.facts': 'Аккаунт: {account}. Тип: по времени.',
  'account.app.scanInstead': 'Отсканировать код',
  'account.app.code': 'Код из приложения',
  'account.app.clock': 'Верно ли идут часы на телефоне?',
}
