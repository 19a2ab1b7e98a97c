import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Vælg en konto',
  text: 'for at fortsætte til {app}',
  textWithoutApp: 'for at fortsætte',
  ownAccount: 'Din konto',
  signedIn: 'Logget ind',
  signedOut: 'Logget ud',
  useAnother: 'Brug en anden konto',
  edit: 'Fjern en konto fra listen',
  done: 'Færdig',
  remove: 'Fjern {account} fra listen',
}
