import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Danach fragen wir 10 Minuten lang nicht mehr.',
  'account.confirm.usePasskey': 'Weiter mit Passkey',
  'account.confirm.another': 'Anders bestätigen',
  'account.confirm.any': 'Jeder dieser Wege genügt.',
  'account.confirm.none':
    'Hier können Sie es nicht bestätigen. Melden Sie sich ab und wieder an, und versuchen Sie es dann noch einmal.',
  'account.confirm.comeBack':
    'Melden Sie sich dort an und kommen Sie hierher zurück. Versuchen Sie es dann noch einmal.',
  'account.confirm.notProved': 'Dies wurde nicht bestätigt. Versuchen Sie es noch einmal.',
  'account.confirm.passkey': 'Passkey',
  'account.confirm.app': 'Authenticator-App',
  'account.confirm.password': 'Passwort',
  'account.confirm.showPassword': 'Passwort anzeigen',
  'account.confirm.email': 'Code per E-Mail',
  'account.confirm.phone': 'Code ans Telefon',
  'account.confirm.to': 'an {email}',
  'account.confirm.close': 'Schließen',
  'account.confirm.leave': 'Zurück zu {clientName}',
}
