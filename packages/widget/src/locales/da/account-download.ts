import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Alt, hvad {project} har om dig her: adresser, måder at logge ind på, enheder, apps og hvad der er sket. Én JSON-fil, uden adgangskoder og nøgler.',
  'account.download.submit': 'Download',
  'account.download.last': 'Senest downloadet {date}.',
  'account.download.done': 'Dine data blev downloadet.',
  'account.act.download': 'For at downloade dine data.',
}
