import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Ingen adgang til den postkasse?',
  'recoveryCode.noPhone': 'Ingen adgang til den telefon?',
  'recoveryCode.enter': 'Indtast en gendannelseskode',
  'recoveryCode.content': 'En af de ti, som du gemte. Den virker én gang.',
  'recoveryCode.used': 'Den kode er brugt. {n} af {all} tilbage.',
  'recoveryCode.newPhone': 'Konfigurer en ny telefon',
}
