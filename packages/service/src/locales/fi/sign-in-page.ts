import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Kirjaudu sovellukseen {app}',
  account: 'tililläsi palvelussa {project}',
  deviceTitle: 'Kirjaudu ja yhdistä laitteesi',
  goOn: 'Jatkat osoitteeseen {host}',
  ended: 'Istuntosi on päättynyt. Jatka kirjautumalla sisään.',
  endedForApp: 'Istuntosi on päättynyt. Kirjaudu sisään, niin voit jatkaa sovellukseen {app}.',
  privacyPolicy: 'Tietosuojakäytäntö',
  termsOfService: 'Käyttöehdot',
  aboutApp: 'Tietoja sovelluksesta',
}
