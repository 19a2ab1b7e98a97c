import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Non hai accesso a quella casella?',
  'recoveryCode.noPhone': 'Non hai accesso a quel telefono?',
  'recoveryCode.enter': 'Inserisci un codice di recupero',
  'recoveryCode.content': 'Uno dei dieci che hai salvato. Funziona una sola volta.',
  'recoveryCode.used': 'Quel codice è stato usato. {n} di {all} rimasti.',
  'recoveryCode.newPhone': 'Configura un nuovo telefono',
}
