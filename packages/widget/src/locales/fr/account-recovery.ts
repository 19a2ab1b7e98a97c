import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Une récupération de ce compte a été lancée le {start}. Elle prend effet le {end}.',
  'account.recovery.stop': 'L’arrêter',
  'account.recovery.stopped': 'La récupération a été arrêtée.',
  'account.act.stopRecovery': 'Pour arrêter la récupération.',
}
