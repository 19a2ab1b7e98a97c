import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': '此账号的恢复已于 {start} 开始，将于 {end} 生效。',
  'account.recovery.stop': '停止恢复',
  'account.recovery.stopped': '恢复已停止。',
  'account.act.stopRecovery': '用于停止恢复。',
}
