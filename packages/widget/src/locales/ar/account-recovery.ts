import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': 'بدأ استرداد هذا الحساب في {start}، ويسري في {end}.',
  'account.recovery.stop': 'إيقافه',
  'account.recovery.stopped': 'أُوقف الاسترداد.',
  'account.act.stopRecovery': 'لإيقاف الاسترداد.',
}
