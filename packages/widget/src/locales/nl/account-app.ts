import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Scan deze code',
  'account.app.scanContent': 'met een authenticator-app op je telefoon.',
  'account.app.qr': 'QR-code. Je kunt ook een sleutel invoeren.',
  'account.app.enterKey': 'Voer een sleutel in',
  'account.app.key': 'Voer deze sleutel in',
  'account.app.keyContent': 'in een authenticator-app op je telefoon.',
  'account.app.open': 'Openen in een app',
  'account.app.copy': 'Sleutel kopiëren',
  'account.app.facts': 'Account: {account}. Type: op basis van tijd.',
  'account.app.scanInstead': 'Scan een code',
  'account.app.code': 'Code uit de app',
  'account.app.clock': 'Loopt de klok van je telefoon gelijk?',
}
