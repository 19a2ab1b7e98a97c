import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Відновлення цього облікового запису розпочато {start}. Воно набуде чинності {end}.',
  'account.recovery.stop': 'Зупинити',
  'account.recovery.stopped': 'Відновлення зупинено.',
  'account.act.stopRecovery': 'Щоб зупинити відновлення.',
}
