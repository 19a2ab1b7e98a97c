import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Skann denne koden',
  'account.app.scanContent': 'med en autentiseringsapp på telefonen din.',
  'account.app.qr': 'QR-kode. Du kan skrive inn en nøkkel i stedet.',
  'account.app.enterKey': 'Skriv inn en nøkkel i stedet',
  'account.app.key': 'Skriv inn denne nøkkelen',
  'account.app.keyContent': 'i en autentiseringsapp på telefonen din.',
  'account.app.open': 'Åpne i en app',
  'account.app.copy': 'Kopier nøkkelen',
  'account.app.facts': 'Konto: {account}. Type: tidsbasert.',
  'account.app.scanInstead': 'Skann en kode i stedet',
  'account.app.code': 'Kode fra appen',
  'account.app.clock': 'Går klokken på telefonen din riktig?',
}
