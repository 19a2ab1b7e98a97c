import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Ваш аккаунт будет удалён {date}',
  'account.return.content': 'Вы попросили об этом {date}. До удаления ничего не потеряется.',
  'account.return.keep': 'Сохранить мой аккаунт',
  'account.return.goOn': 'Продолжить удаление',
}
