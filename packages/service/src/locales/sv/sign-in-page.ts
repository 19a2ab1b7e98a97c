import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Logga in på {app}',
  account: 'med ditt konto hos {project}',
  deviceTitle: 'Logga in för att ansluta din enhet',
  goOn: 'Du fortsätter till {host}',
  ended: 'Sessionen har avslutats. Logga in för att fortsätta.',
  endedForApp: 'Sessionen har avslutats. Logga in för att fortsätta till {app}.',
  privacyPolicy: 'Integritetspolicy',
  termsOfService: 'Användarvillkor',
  aboutApp: 'Om appen',
}
