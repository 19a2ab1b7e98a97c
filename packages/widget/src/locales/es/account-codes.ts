import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Guarde sus códigos de recuperación',
  'account.codes.content':
    'Cada uno le permite entrar una vez si ya no tiene su teléfono. Solo los mostramos ahora.',
  'account.codes.lead': 'Cada uno le permite entrar una vez si no tiene acceso a su buzón.',
  'account.codes.onlyNow': 'Solo los mostramos ahora.',
  'account.codes.make': 'Crear códigos de recuperación',
  'account.codes.old': 'Los anteriores ya no funcionan.',
  'account.codes.download': 'Descargar',
  'account.codes.print': 'Imprimir',
  'account.codes.saved': 'He guardado estos códigos',
  'account.codes.done': 'Listo',
}
