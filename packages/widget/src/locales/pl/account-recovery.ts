import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Odzyskiwanie tego konta rozpoczęto {start}. Zacznie obowiązywać {end}.',
  'account.recovery.stop': 'Zatrzymaj',
  'account.recovery.stopped': 'Odzyskiwanie zostało zatrzymane.',
  'account.act.stopRecovery': 'Aby zatrzymać odzyskiwanie.',
}
