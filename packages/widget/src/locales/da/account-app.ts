import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Scan denne kode',
  'account.app.scanContent': 'med en godkendelsesapp på din telefon.',
  'account.app.qr': 'QR-kode. Du kan indtaste en nøgle i stedet.',
  'account.app.enterKey': 'Indtast en nøgle i stedet',
  'account.app.key': 'Indtast denne nøgle',
  'account.app.keyContent': 'i en godkendelsesapp på din telefon.',
  'account.app.open': 'Åbn i en app',
  'account.app.copy': 'Kopiér nøglen',
  'account.app.facts': 'Konto: {account}. Type: tidsbaseret.',
  'account.app.scanInstead': 'Scan en kode i stedet',
  'account.app.code': 'Kode fra appen',
  'account.app.clock': 'Går uret på din telefon rigtigt?',
}
