import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Zeskanuj ten kod',
  'account.app.scanContent': 'aplikacją uwierzytelniającą na telefonie.',
  'account.app.qr': 'Kod QR. Zamiast tego możesz wpisać klucz.',
  'account.app.enterKey': 'Wpisz klucz',
  'account.app.key': 'Wpisz ten klucz',
  'account.app.keyContent': 'w aplikacji uwierzytelniającej na telefonie.',
  'account.app.open': 'Otwórz w aplikacji',
  'account.app.copy': 'Kopiuj klucz',
  'account.app.facts': 'Konto: {account}. Typ: oparty na czasie.',
  'account.app.scanInstead': 'Zeskanuj kod',
  'account.app.code': 'Kod z aplikacji',
  'account.app.clock': 'Czy zegar w Twoim telefonie jest ustawiony dobrze?',
}
