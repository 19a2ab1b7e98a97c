import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Alles wat {project} hier over je bewaart: adressen, manieren om in te loggen, apparaten, apps en wat er is gebeurd. Eén JSON-bestand, zonder wachtwoorden of sleutels.',
  'account.download.submit': 'Downloaden',
  'account.download.last': 'Laatst gedownload: {date}.',
  'account.download.done': 'Je gegevens zijn gedownload.',
  'account.act.download': 'Om je gegevens te downloaden.',
}
