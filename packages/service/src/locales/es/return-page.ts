import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Iniciando sesión...',
  doneTitle: 'Ha iniciado sesión',
  doneText: 'Continúe en la pestaña donde pidió el enlace. Puede cerrar esta página.',
  goOnHere: 'Continuar aquí',
}
