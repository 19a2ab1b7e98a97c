import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Scansiona questo codice',
  'account.app.scanContent': 'con un’app di autenticazione sul tuo telefono.',
  'account.app.qr': 'Codice QR. In alternativa puoi inserire una chiave.',
  'account.app.enterKey': 'Inserisci invece una chiave',
  'account.app.key': 'Inserisci questa chiave',
  'account.app.keyContent': 'in un’app di autenticazione sul tuo telefono.',
  'account.app.open': 'Apri in un’app',
  'account.app.copy': 'Copia la chiave',
  'account.app.facts': 'Account: {account}. Tipo: basato sul tempo.',
  'account.app.scanInstead': 'Scansiona invece un codice',
  'account.app.code': 'Codice dell’app',
  'account.app.clock': 'L’orologio del tuo telefono è giusto?',
}
