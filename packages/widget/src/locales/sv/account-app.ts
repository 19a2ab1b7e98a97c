import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Skanna den här koden',
  'account.app.scanContent': 'med en autentiseringsapp på din telefon.',
  'account.app.qr': 'QR-kod. Du kan ange en nyckel i stället.',
  'account.app.enterKey': 'Ange en nyckel i stället',
  'account.app.key': 'Ange den här nyckeln',
  'account.app.keyContent': 'i en autentiseringsapp på din telefon.',
  'account.app.open': 'Öppna i en app',
  'account.app.copy': 'Kopiera nyckeln',
  'account.app.facts': 'Konto: {account}. Typ: tidsbaserad.',
  'account.app.scanInstead': 'Skanna en kod i stället',
  'account.app.code': 'Kod från appen',
  'account.app.clock': 'Går klockan på din telefon rätt?',
}
