import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Log ind på {app}',
  account: 'med din konto hos {project}',
  deviceTitle: 'Log ind for at tilslutte din enhed',
  goOn: 'Du fortsætter til {host}',
  ended: 'Din session er afsluttet. Log ind for at fortsætte.',
  endedForApp: 'Din session er afsluttet. Log ind for at fortsætte til {app}.',
  privacyPolicy: 'Privatlivspolitik',
  termsOfService: 'Servicevilkår',
  aboutApp: 'Om appen',
}
