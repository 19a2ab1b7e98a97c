import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Alt {project} har om deg her: adresser, måter å logge på på, enheter, apper og hva som har skjedd. Én JSON-fil, uten passord og nøkler.',
  'account.download.submit': 'Last ned',
  'account.download.last': 'Sist lastet ned {date}.',
  'account.download.done': 'Dataene dine ble lastet ned.',
  'account.act.download': 'For å laste ned dataene dine.',
}
