import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Відскануйте цей код',
  'account.app.scanContent': 'у застосунку-автентифікаторі на телефоні.',
  'account.app.qr': 'QR-код. Замість нього можна ввести ключ.',
  'account.app.enterKey': 'Ввести ключ',
  'account.app.key': 'Введіть цей ключ',
  'account.app.keyContent': 'у застосунок-автентифікатор на телефоні.',
  'account.app.open': 'Відкрити в застосунку',
  'account.app.copy': 'Скопіювати ключ',
  'account.app.facts': 'Обліковий запис: {account}. Тип: за часом.',
  'account.app.scanInstead': 'Відсканувати код',
  'account.app.code': 'Код із застосунку',
  'account.app.clock': 'Чи правильно йде годинник на телефоні?',
}
