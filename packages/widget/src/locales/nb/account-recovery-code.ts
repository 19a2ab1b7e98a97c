import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Ingen tilgang til den postkassen?',
  'recoveryCode.noPhone': 'Ingen tilgang til den telefonen?',
  'recoveryCode.enter': 'Skriv inn en gjenopprettingskode',
  'recoveryCode.content': 'En av de ti som du lagret. Den virker én gang.',
  'recoveryCode.used': 'Den koden er brukt opp. {n} av {all} igjen.',
  'recoveryCode.newPhone': 'Konfigurer en ny telefon',
}
