import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': 'שחזור של החשבון הזה התחיל ב-{start}. הוא ייכנס לתוקף ב-{end}.',
  'account.recovery.stop': 'לעצור אותו',
  'account.recovery.stopped': 'השחזור נעצר.',
  'account.act.stopRecovery': 'כדי לעצור את השחזור.',
}
