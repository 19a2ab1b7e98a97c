import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Kein Zugang zu diesem Postfach?',
  'recoveryCode.noPhone': 'Kein Zugang zu diesem Telefon?',
  'recoveryCode.enter': 'Wiederherstellungscode eingeben',
  'recoveryCode.content': 'Einer der zehn, die Sie gespeichert haben. Er funktioniert einmal.',
  'recoveryCode.used': 'Dieser Code ist verbraucht. {n} von {all} übrig.',
  'recoveryCode.newPhone': 'Neues Telefon einrichten',
}
