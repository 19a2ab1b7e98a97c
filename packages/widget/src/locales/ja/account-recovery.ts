import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    '{start} にこのアカウントの復旧が開始されました。{end} に有効になります。',
  'account.recovery.stop': '停止する',
  'account.recovery.stopped': '復旧は停止されました。',
  'account.act.stopRecovery': '復旧を停止するために必要です。',
}
