import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Votre compte sera supprimé le {date}',
  'account.return.content':
    'Vous l’avez demandé le {date}. Jusqu’à la suppression, rien n’est perdu.',
  'account.return.keep': 'Conserver mon compte',
  'account.return.goOn': 'Poursuivre la suppression',
}
