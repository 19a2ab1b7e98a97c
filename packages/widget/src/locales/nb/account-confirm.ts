import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Deretter spør vi ikke igjen på 10 minutter.',
  'account.confirm.usePasskey': 'Fortsett med en passnøkkel',
  'account.confirm.another': 'Bekreft på en annen måte',
  'account.confirm.any': 'Hvilken som helst av disse er nok.',
  'account.confirm.none':
    'Du kan ikke bekrefte det her. Logg av, logg på igjen, og prøv så en gang til.',
  'account.confirm.comeBack': 'Logg på der, og kom tilbake hit. Prøv så en gang til.',
  'account.confirm.notProved': 'Dette ble ikke bekreftet. Prøv igjen.',
  'account.confirm.passkey': 'Passnøkkel',
  'account.confirm.app': 'Autentiseringsapp',
  'account.confirm.password': 'Passord',
  'account.confirm.showPassword': 'Vis passord',
  'account.confirm.email': 'Kode på e-post',
  'account.confirm.phone': 'Kode til telefonen din',
  'account.confirm.to': 'til {email}',
  'account.confirm.close': 'Lukk',
  'account.confirm.leave': 'Tilbake til {clientName}',
}
