import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'A sua conta será eliminada em {date}',
  'account.return.content': 'Pediu-o em {date}. Até à eliminação, nada se perde.',
  'account.return.keep': 'Manter a minha conta',
  'account.return.goOn': 'Continuar com a eliminação',
}
