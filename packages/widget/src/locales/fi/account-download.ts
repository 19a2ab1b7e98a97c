import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Kaikki, mitä {project} säilyttää sinusta täällä: osoitteet, tavat kirjautua sisään, laitteet, sovellukset ja tapahtumat. Yksi JSON-tiedosto, ilman salasanoja ja avaimia.',
  'account.download.submit': 'Lataa',
  'account.download.last': 'Viimeksi ladattu {date}.',
  'account.download.done': 'Tietosi ladattiin.',
  'account.act.download': 'Jotta tietosi voidaan ladata.',
}
