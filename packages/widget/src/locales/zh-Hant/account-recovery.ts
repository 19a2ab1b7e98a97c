import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': '此帳戶的復原已於 {start} 開始，將於 {end} 生效。',
  'account.recovery.stop': '停止復原',
  'account.recovery.stopped': '復原已停止。',
  'account.act.stopRecovery': '用於停止復原。',
}
