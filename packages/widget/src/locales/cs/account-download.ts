import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Vše, co zde o vás {project} uchovává: adresy, způsoby přihlášení, zařízení, aplikace a co se stalo. Jeden soubor JSON, bez hesel a klíčů.',
  'account.download.submit': 'Stáhnout',
  'account.download.last': 'Naposledy staženo: {date}.',
  'account.download.done': 'Vaše data byla stažena.',
  'account.act.download': 'Abyste si mohli stáhnout svá data.',
}
