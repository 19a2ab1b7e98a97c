import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Iniciar sesión en {app}',
  account: 'con su cuenta de {project}',
  deviceTitle: 'Inicie sesión para conectar su dispositivo',
  goOn: 'Continuará en {host}',
  ended: 'Su sesión ha terminado. Inicie sesión para continuar.',
  endedForApp: 'Su sesión ha terminado. Inicie sesión para continuar en {app}.',
  privacyPolicy: 'Política de privacidad',
  termsOfService: 'Condiciones del servicio',
  aboutApp: 'Acerca de la aplicación',
}
