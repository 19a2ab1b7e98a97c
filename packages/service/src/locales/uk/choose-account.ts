import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Виберіть обліковий запис',
  text: 'щоб продовжити в застосунку {app}',
  textWithoutApp: 'щоб продовжити',
  ownAccount: 'Ваш обліковий запис',
  signedIn: 'Вхід виконано',
  signedOut: 'Ви вийшли',
  useAnother: 'Інший обліковий запис',
  edit: 'Вилучити обліковий запис зі списку',
  done: 'Готово',
  remove: 'Вилучити зі списку: {account}',
}
