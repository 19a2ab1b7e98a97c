import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Il tuo account verrà eliminato il {date}',
  'account.return.content': 'Lo hai chiesto il {date}. Fino all’eliminazione nulla va perso.',
  'account.return.keep': 'Mantieni il mio account',
  'account.return.goOn': 'Procedi con l’eliminazione',
}
