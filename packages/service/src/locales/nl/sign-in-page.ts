import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Inloggen bij {app}',
  account: 'met je account bij {project}',
  deviceTitle: 'Log in om je apparaat te koppelen',
  goOn: 'Je gaat door naar {host}',
  ended: 'Je sessie is beëindigd. Log in om door te gaan.',
  endedForApp: 'Je sessie is beëindigd. Log in om door te gaan naar {app}.',
  privacyPolicy: 'Privacybeleid',
  termsOfService: 'Servicevoorwaarden',
  aboutApp: 'Over de app',
}
