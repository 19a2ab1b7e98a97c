import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Logowanie do aplikacji {app}',
  account: 'kontem {project}',
  deviceTitle: 'Zaloguj się, aby połączyć urządzenie',
  goOn: 'Następnie przejdziesz na {host}',
  ended: 'Twoja sesja wygasła. Zaloguj się, aby kontynuować.',
  endedForApp: 'Twoja sesja wygasła. Zaloguj się, aby przejść do aplikacji {app}.',
  privacyPolicy: 'Polityka prywatności',
  termsOfService: 'Warunki korzystania',
  aboutApp: 'O aplikacji',
}
