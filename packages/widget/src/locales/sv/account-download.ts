import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Allt som {project} har om dig här: adresser, sätt att logga in, enheter, appar och vad som har hänt. En JSON-fil, utan lösenord och nycklar.',
  'account.download.submit': 'Ladda ned',
  'account.download.last': 'Laddades senast ned {date}.',
  'account.download.done': 'Dina data laddades ned.',
  'account.act.download': 'För att ladda ned dina data.',
}
