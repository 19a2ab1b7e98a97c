import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Escanee este código',
  'account.app.scanContent': 'con una aplicación de autenticación en su teléfono.',
  'account.app.qr': 'Código QR. También puede introducir una clave.',
  'account.app.enterKey': 'Introducir una clave',
  'account.app.key': 'Introduzca esta clave',
  'account.app.keyContent': 'en una aplicación de autenticación de su teléfono.',
  'account.app.open': 'Abrir en una aplicación',
  'account.app.copy': 'Copiar la clave',
  'account.app.facts': 'Cuenta: {account}. Tipo: basado en el tiempo.',
  'account.app.scanInstead': 'Escanear un código',
  'account.app.code': 'Código de la aplicación',
  'account.app.clock': '¿Está en hora el reloj de su teléfono?',
}
