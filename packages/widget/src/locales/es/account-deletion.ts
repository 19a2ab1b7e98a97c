import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': '¿Eliminar su cuenta de {project}?',
  'account.deletion.everywhere': 'Se cierra la sesión en todas partes de inmediato.',
  'account.deletion.apps': 'Las aplicaciones pierden el acceso de inmediato: {apps}.',
  'account.deletion.until': 'Hasta el {date} puede iniciar sesión y conservar la cuenta.',
  'account.deletion.someDays': 'Durante algunos días puede iniciar sesión y conservar la cuenta.',
  'account.deletion.then':
    'Después se borran sus direcciones, llaves de acceso e historial. Nadie puede recuperarlos.',
  'account.deletion.atOnce':
    'Sus direcciones, llaves de acceso e historial se borran de inmediato. Nadie puede recuperarlos.',
  'account.deletion.downloadFirst': 'Descargar antes mis datos',
  'account.deletion.word': 'eliminar',
  'account.deletion.type': 'Escriba «{word}» para continuar',
  'account.deletion.keep': 'Conservar mi cuenta',
  'account.deletion.asked':
    'Su cuenta se eliminará el {date}. Hasta entonces puede iniciar sesión y conservarla.',
  'account.deletion.done': 'Se eliminó su cuenta.',
  'account.act.deleteAccount': 'Para eliminar su cuenta.',
}
