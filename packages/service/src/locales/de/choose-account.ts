import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Konto auswählen',
  text: 'um zu {app} fortzufahren',
  textWithoutApp: 'um fortzufahren',
  ownAccount: 'Ihr Konto',
  signedIn: 'Angemeldet',
  signedOut: 'Abgemeldet',
  useAnother: 'Anderes Konto verwenden',
  edit: 'Konto aus dieser Liste entfernen',
  done: 'Fertig',
  remove: '{account} aus dieser Liste entfernen',
}
