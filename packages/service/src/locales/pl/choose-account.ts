import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Wybierz konto',
  text: 'aby przejść do aplikacji {app}',
  textWithoutApp: 'aby kontynuować',
  ownAccount: 'Twoje konto',
  signedIn: 'Zalogowano',
  signedOut: 'Wylogowano',
  useAnother: 'Użyj innego konta',
  edit: 'Usuń konto z tej listy',
  done: 'Gotowe',
  remove: 'Usuń z tej listy: {account}',
}
