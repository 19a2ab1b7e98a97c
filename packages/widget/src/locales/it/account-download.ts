import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Tutto ciò che {project} conserva qui su di te: indirizzi, modi per accedere, dispositivi, app e che cosa è successo. Un file JSON, senza password né chiavi.',
  'account.download.submit': 'Scarica',
  'account.download.last': 'Ultimo download: {date}.',
  'account.download.done': 'I tuoi dati sono stati scaricati.',
  'account.act.download': 'Per scaricare i tuoi dati.',
}
