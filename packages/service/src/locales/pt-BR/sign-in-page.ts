import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Fazer login em {app}',
  account: 'com sua conta {project}',
  deviceTitle: 'Faça login para conectar seu dispositivo',
  goOn: 'Você continuará em {host}',
  ended: 'Sua sessão terminou. Faça login para continuar.',
  endedForApp: 'Sua sessão terminou. Faça login para continuar em {app}.',
  privacyPolicy: 'Política de privacidade',
  termsOfService: 'Termos de serviço',
  aboutApp: 'Sobre o app',
}
