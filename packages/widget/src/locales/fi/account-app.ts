import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Skannaa tämä koodi',
  'account.app.scanContent': 'puhelimesi todennussovelluksella.',
  'account.app.qr': 'QR-koodi. Voit antaa avaimen sen sijaan.',
  'account.app.enterKey': 'Anna avain sen sijaan',
  'account.app.key': 'Anna tämä avain',
  'account.app.keyContent': 'puhelimesi todennussovellukseen.',
  'account.app.open': 'Avaa sovelluksessa',
  'account.app.copy': 'Kopioi avain',
  'account.app.facts': 'Tili: {account}. Tyyppi: aikaperusteinen.',
  'account.app.scanInstead': 'Skannaa koodi sen sijaan',
  'account.app.code': 'Sovelluksen koodi',
  'account.app.clock': 'Onko puhelimesi kello oikeassa?',
}
