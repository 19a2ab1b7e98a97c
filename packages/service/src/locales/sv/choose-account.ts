import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Välj ett konto',
  text: 'för att fortsätta till {app}',
  textWithoutApp: 'för att fortsätta',
  ownAccount: 'Ditt konto',
  signedIn: 'Inloggad',
  signedOut: 'Utloggad',
  useAnother: 'Använd ett annat konto',
  edit: 'Ta bort ett konto från listan',
  done: 'Klar',
  remove: 'Ta bort {account} från listan',
}
