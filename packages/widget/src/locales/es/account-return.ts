import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Su cuenta se eliminará el {date}',
  'account.return.content': 'Lo pidió el {date}. Hasta la eliminación no se pierde nada.',
  'account.return.keep': 'Conservar mi cuenta',
  'account.return.goOn': 'Seguir con la eliminación',
}
