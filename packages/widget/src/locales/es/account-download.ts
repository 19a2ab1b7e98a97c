import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Todo lo que {project} guarda aquí sobre usted: direcciones, formas de iniciar sesión, dispositivos, aplicaciones y lo que ocurrió. Un archivo JSON, sin contraseñas ni claves.',
  'account.download.submit': 'Descargar',
  'account.download.last': 'Última descarga: {date}.',
  'account.download.done': 'Se descargaron sus datos.',
  'account.act.download': 'Para descargar sus datos.',
}
