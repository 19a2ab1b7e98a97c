import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Scannen Sie diesen Code',
  'account.app.scanContent': 'mit einer Authenticator-App auf Ihrem Telefon.',
  'account.app.qr': 'QR-Code. Sie können stattdessen einen Schlüssel eingeben.',
  'account.app.enterKey': 'Stattdessen einen Schlüssel eingeben',
  'account.app.key': 'Geben Sie diesen Schlüssel ein',
  'account.app.keyContent': 'in einer Authenticator-App auf Ihrem Telefon.',
  'account.app.open': 'In einer App öffnen',
  'account.app.copy': 'Schlüssel kopieren',
  'account.app.facts': 'Konto: {account}. Art: zeitbasiert.',
  'account.app.scanInstead': 'Stattdessen einen Code scannen',
  'account.app.code': 'Code aus der App',
  'account.app.clock': 'Geht die Uhr Ihres Telefons richtig?',
}
