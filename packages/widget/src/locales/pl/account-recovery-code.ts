import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Nie masz dostępu do tej skrzynki?',
  'recoveryCode.noPhone': 'Nie masz dostępu do tego telefonu?',
  'recoveryCode.enter': 'Wpisz kod zapasowy',
  'recoveryCode.content': 'Jeden z dziesięciu zapisanych kodów. Działa jeden raz.',
  'recoveryCode.used': 'Ten kod jest zużyty. Zostało {n} z {all}.',
  'recoveryCode.newPhone': 'Skonfiguruj nowy telefon',
}
