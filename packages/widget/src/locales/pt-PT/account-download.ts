import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Tudo o que {project} guarda aqui sobre si: endereços, formas de iniciar sessão, dispositivos, aplicações e o que aconteceu. Um ficheiro JSON, sem palavras-passe nem chaves.',
  'account.download.submit': 'Descarregar',
  'account.download.last': 'Última transferência: {date}.',
  'account.download.done': 'Os seus dados foram descarregados.',
  'account.act.download': 'Para descarregar os seus dados.',
}
