import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Velg en konto',
  text: 'for å fortsette til {app}',
  textWithoutApp: 'for å fortsette',
  ownAccount: 'Kontoen din',
  signedIn: 'Logget på',
  signedOut: 'Logget av',
  useAnother: 'Bruk en annen konto',
  edit: 'Fjern en konto fra listen',
  done: 'Ferdig',
  remove: 'Fjern {account} fra listen',
}
