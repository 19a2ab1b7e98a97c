import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Tudo o que {project} guarda sobre você aqui: endereços, formas de fazer login, dispositivos, apps e o que aconteceu. Um arquivo JSON, sem senhas nem chaves.',
  'account.download.submit': 'Baixar',
  'account.download.last': 'Último download: {date}.',
  'account.download.done': 'Seus dados foram baixados.',
  'account.act.download': 'Para baixar seus dados.',
}
