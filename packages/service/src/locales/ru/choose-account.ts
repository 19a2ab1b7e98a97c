import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Выберите аккаунт',
  text: 'чтобы продолжить в приложении {app}',
  textWithoutApp: 'чтобы продолжить',
  ownAccount: 'Ваш аккаунт',
  signedIn: 'Вход выполнен',
  signedOut: 'Вы вышли',
  useAnother: 'Использовать другой аккаунт',
  edit: 'Удалить аккаунт из списка',
  done: 'Готово',
  remove: 'Удалить из списка: {account}',
}
