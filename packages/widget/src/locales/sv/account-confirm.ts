import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Sedan frågar vi inte igen på 10 minuter.',
  'account.confirm.usePasskey': 'Fortsätt med en lösennyckel',
  'account.confirm.another': 'Bekräfta på ett annat sätt',
  'account.confirm.any': 'Vilket som helst av dessa duger.',
  'account.confirm.none':
    'Du kan inte bekräfta det här. Logga ut, logga in igen och försök sedan en gång till.',
  'account.confirm.comeBack': 'Logga in där och kom tillbaka hit. Försök sedan en gång till.',
  'account.confirm.notProved': 'Detta bekräftades inte. Försök igen.',
  'account.confirm.passkey': 'Lösennyckel',
  'account.confirm.app': 'Autentiseringsapp',
  'account.confirm.password': 'Lösenord',
  'account.confirm.showPassword': 'Visa lösenord',
  'account.confirm.email': 'Kod med e-post',
  'account.confirm.phone': 'Kod till telefonen',
  'account.confirm.to': 'till {email}',
  'account.confirm.close': 'Stäng',
  'account.confirm.leave': 'Tillbaka till {clientName}',
}
