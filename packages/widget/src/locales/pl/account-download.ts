import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Wszystko, co {project} przechowuje tu o Tobie: adresy, sposoby logowania, urządzenia, aplikacje i zdarzenia. Jeden plik JSON, bez haseł i kluczy.',
  'account.download.submit': 'Pobierz',
  'account.download.last': 'Ostatnie pobranie: {date}.',
  'account.download.done': 'Twoje dane zostały pobrane.',
  'account.act.download': 'Aby pobrać swoje dane.',
}
