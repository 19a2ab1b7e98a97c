import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Después no volvemos a preguntar durante 10 minutos.',
  'account.confirm.usePasskey': 'Continuar con una llave de acceso',
  'account.confirm.another': 'Confirmar de otra forma',
  'account.confirm.any': 'Cualquiera de estas sirve.',
  'account.confirm.none':
    'Aquí no puede confirmarlo. Cierre sesión, vuelva a iniciar sesión e inténtelo otra vez.',
  'account.confirm.comeBack': 'Inicie sesión allí y vuelva aquí. Después, inténtelo otra vez.',
  'account.confirm.notProved': 'No se confirmó. Inténtelo de nuevo.',
  'account.confirm.passkey': 'Llave de acceso',
  'account.confirm.app': 'Aplicación de autenticación',
  'account.confirm.password': 'Contraseña',
  'account.confirm.showPassword': 'Mostrar contraseña',
  'account.confirm.email': 'Código por correo',
  'account.confirm.phone': 'Código al teléfono',
  'account.confirm.to': 'a {email}',
  'account.confirm.close': 'Cerrar',
  'account.confirm.leave': 'Volver a {clientName}',
}
