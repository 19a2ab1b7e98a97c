import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Ingen tillgång till den inkorgen?',
  'recoveryCode.noPhone': 'Ingen tillgång till den telefonen?',
  'recoveryCode.enter': 'Ange en återställningskod',
  'recoveryCode.content': 'En av de tio som du sparade. Den fungerar en gång.',
  'recoveryCode.used': 'Den koden är förbrukad. {n} av {all} kvar.',
  'recoveryCode.newPhone': 'Konfigurera en ny telefon',
}
