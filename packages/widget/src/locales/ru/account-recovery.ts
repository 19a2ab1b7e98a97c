import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Восстановление этого аккаунта начато {start}. Оно вступит в силу {end}.',
  'account.recovery.stop': 'Остановить',
  'account.recovery.stopped': 'Восстановление остановлено.',
  'account.act.stopRecovery': 'Чтобы остановить восстановление.',
}
