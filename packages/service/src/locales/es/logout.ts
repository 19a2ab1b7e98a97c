import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: '¿Cerrar sesión?',
  question: '¿Seguro que quiere cerrar la sesión de su cuenta de {project}?',
  yes: 'Cerrar sesión',
  no: 'Mantener la sesión',
  stayed: 'No se ha cerrado su sesión. Puede cerrar esta página.',
  leftTitle: 'Ha cerrado la sesión',
  leftText: 'Ha cerrado la sesión de {project} en este navegador.',
  appsText: 'Es posible que siga abierto: {apps}.',
}
