import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Scegli un account',
  text: 'per continuare su {app}',
  textWithoutApp: 'per continuare',
  ownAccount: 'Il tuo account',
  signedIn: 'Accesso effettuato',
  signedOut: 'Disconnesso',
  useAnother: 'Usa un altro account',
  edit: 'Rimuovi un account da questo elenco',
  done: 'Fine',
  remove: 'Rimuovi {account} da questo elenco',
}
