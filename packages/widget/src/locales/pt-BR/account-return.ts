import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Sua conta será excluída em {date}',
  'account.return.content': 'Você pediu isso em {date}. Até a exclusão, nada se perde.',
  'account.return.keep': 'Manter minha conta',
  'account.return.goOn': 'Continuar com a exclusão',
}
