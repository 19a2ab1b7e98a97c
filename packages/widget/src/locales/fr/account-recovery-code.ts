import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'Pas d’accès à cette boîte aux lettres ?',
  'recoveryCode.noPhone': 'Pas d’accès à ce téléphone ?',
  'recoveryCode.enter': 'Saisissez un code de récupération',
  'recoveryCode.content': 'L’un des dix que vous avez conservés. Il fonctionne une seule fois.',
  'recoveryCode.used': 'Ce code a été utilisé. {n} sur {all} restants.',
  'recoveryCode.newPhone': 'Configurer un nouveau téléphone',
}
