import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Iniciar sessão em {app}',
  account: 'com a sua conta {project}',
  deviceTitle: 'Inicie sessão para ligar o seu dispositivo',
  goOn: 'Continuará em {host}',
  ended: 'A sua sessão terminou. Inicie sessão para continuar.',
  endedForApp: 'A sua sessão terminou. Inicie sessão para continuar em {app}.',
  privacyPolicy: 'Política de privacidade',
  termsOfService: 'Termos de utilização',
  aboutApp: 'Acerca da app',
}
