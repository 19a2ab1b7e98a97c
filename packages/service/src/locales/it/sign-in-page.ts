import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Accedi a {app}',
  account: 'con il tuo account {project}',
  deviceTitle: 'Accedi per collegare il dispositivo',
  goOn: 'Continuerai su {host}',
  ended: 'La sessione è terminata. Accedi per continuare.',
  endedForApp: 'La sessione è terminata. Accedi per continuare su {app}.',
  privacyPolicy: 'Norme sulla privacy',
  termsOfService: 'Termini di servizio',
  aboutApp: 'Informazioni sull’app',
}
