import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Daarna vragen we het 10 minuten lang niet opnieuw.',
  'account.confirm.usePasskey': 'Doorgaan met een passkey',
  'account.confirm.another': 'Op een andere manier bevestigen',
  'account.confirm.any': 'Elk van deze is goed.',
  'account.confirm.none':
    'Je kunt het hier niet bevestigen. Eerst uitloggen, dan opnieuw inloggen, en probeer het dan nog eens.',
  'account.confirm.comeBack':
    'Log in bij de andere dienst en kom hier terug. Probeer het dan nog eens.',
  'account.confirm.notProved': 'Dit is niet bevestigd. Probeer het opnieuw.',
  'account.confirm.passkey': 'Passkey',
  'account.confirm.app': 'Authenticator-app',
  'account.confirm.password': 'Wachtwoord',
  'account.confirm.showPassword': 'Wachtwoord tonen',
  'account.confirm.email': 'Code per e-mail',
  'account.confirm.phone': 'Code naar je telefoon',
  'account.confirm.to': 'naar {email}',
  'account.confirm.close': 'Sluiten',
  'account.confirm.leave': 'Terug naar {clientName}',
}
