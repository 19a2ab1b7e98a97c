import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Poi non lo chiediamo più per 10 minuti.',
  'account.confirm.usePasskey': 'Continua con una passkey',
  'account.confirm.another': 'Conferma in un altro modo',
  'account.confirm.any': 'Va bene uno qualsiasi di questi.',
  'account.confirm.none': 'Qui non puoi confermarlo. Esci, accedi di nuovo e riprova.',
  'account.confirm.comeBack': 'Accedi lì e torna qui. Poi riprova.',
  'account.confirm.notProved': 'La conferma non è riuscita. Riprova.',
  'account.confirm.passkey': 'Passkey',
  'account.confirm.app': 'App di autenticazione',
  'account.confirm.password': 'Password',
  'account.confirm.showPassword': 'Mostra password',
  'account.confirm.email': 'Codice via email',
  'account.confirm.phone': 'Codice sul telefono',
  'account.confirm.to': 'a {email}',
  'account.confirm.close': 'Chiudi',
  'account.confirm.leave': 'Torna a {clientName}',
}
