import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': 'Obnovení tohoto účtu bylo zahájeno {start}. Začne platit {end}.',
  'account.recovery.stop': 'Zastavit',
  'account.recovery.stopped': 'Obnovení bylo zastaveno.',
  'account.act.stopRecovery': 'Abyste mohli zastavit obnovení.',
}
