import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Kies een account',
  text: 'om door te gaan naar {app}',
  textWithoutApp: 'om door te gaan',
  ownAccount: 'Je account',
  signedIn: 'Ingelogd',
  signedOut: 'Uitgelogd',
  useAnother: 'Ander account gebruiken',
  edit: 'Een account uit deze lijst verwijderen',
  done: 'Klaar',
  remove: '{account} uit deze lijst verwijderen',
}
