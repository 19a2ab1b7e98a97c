import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': 'Tämän tilin palautus aloitettiin {start}. Se tulee voimaan {end}.',
  'account.recovery.stop': 'Pysäytä se',
  'account.recovery.stopped': 'Palautus pysäytettiin.',
  'account.act.stopRecovery': 'Jotta palautus voidaan pysäyttää.',
}
