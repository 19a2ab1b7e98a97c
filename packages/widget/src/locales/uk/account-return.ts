import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Ваш обліковий запис буде видалено {date}',
  'account.return.content': 'Ви попросили про це {date}. До видалення нічого не втратиться.',
  'account.return.keep': 'Зберегти мій обліковий запис',
  'account.return.goOn': 'Продовжити видалення',
}
