import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Kun je niet bij die mailbox?',
  'recoveryCode.noPhone': 'Kun je niet bij die telefoon?',
  'recoveryCode.enter': 'Voer een herstelcode in',
  'recoveryCode.content': 'Een van de tien die je hebt bewaard. Elke code werkt één keer.',
  'recoveryCode.used': 'Die code is gebruikt. {n} van {all} over.',
  'recoveryCode.newPhone': 'Een nieuwe telefoon instellen',
}
