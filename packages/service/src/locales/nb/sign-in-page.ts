import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Logg på {app}',
  account: 'med kontoen din hos {project}',
  deviceTitle: 'Logg på for å koble til enheten din',
  goOn: 'Du fortsetter til {host}',
  ended: 'Økten er avsluttet. Logg på for å fortsette.',
  endedForApp: 'Økten er avsluttet. Logg på for å fortsette til {app}.',
  privacyPolicy: 'Personvernerklæring',
  termsOfService: 'Vilkår for bruk',
  aboutApp: 'Om appen',
}
