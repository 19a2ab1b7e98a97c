import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': 'इस खाते की रिकवरी {start} को शुरू की गई। यह {end} को लागू होगी।',
  'account.recovery.stop': 'इसे रोकें',
  'account.recovery.stopped': 'रिकवरी रोक दी गई।',
  'account.act.stopRecovery': 'रिकवरी रोकने के लिए।',
}
