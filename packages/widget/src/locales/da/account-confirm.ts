import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Derefter spørger vi ikke igen i 10 minutter.',
  'account.confirm.usePasskey': 'Fortsæt med en adgangsnøgle',
  'account.confirm.another': 'Bekræft på en anden måde',
  'account.confirm.any': 'En af disse er nok.',
  'account.confirm.none':
    'Du kan ikke bekræfte det her. Log ud, log ind igen, og prøv så en gang til.',
  'account.confirm.comeBack': 'Log ind der, og kom tilbage hertil. Prøv så en gang til.',
  'account.confirm.notProved': 'Dette blev ikke bekræftet. Prøv igen.',
  'account.confirm.passkey': 'Adgangsnøgle',
  'account.confirm.app': 'Godkendelsesapp',
  'account.confirm.password': 'Adgangskode',
  'account.confirm.showPassword': 'Vis adgangskode',
  'account.confirm.email': 'Kode med e-mail',
  'account.confirm.phone': 'Kode til din telefon',
  'account.confirm.to': 'til {email}',
  'account.confirm.close': 'Luk',
  'account.confirm.leave': 'Tilbage til {clientName}',
}
