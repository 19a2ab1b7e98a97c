import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Cualquiera de ellas le permite entrar.',
  'secondStep.none': 'No tengo ninguna de ellas',
  'secondStep.byApp': 'Aplicación de autenticación',
  'secondStep.byPasskey': 'Llave de acceso',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Continuar con una llave de acceso',
  'secondStep.notProved': 'No se confirmó. Inténtelo de nuevo.',
  'secondStep.passkey.content': 'Use la llave de acceso que guardó para {project}.',
  'secondStep.recovery.title': 'Introduzca un código de recuperación',
  'secondStep.recovery.content': 'Uno de los diez que guardó. Funciona una sola vez.',
}
