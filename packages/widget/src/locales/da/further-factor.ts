import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Bekræft, at det er dig',
  'furtherFactor.content': 'Indtast koden fra din godkendelsesapp.',
  'furtherFactor.label': 'Kode fra din godkendelsesapp',
  'furtherFactor.useRecoveryCode': 'Brug en gendannelseskode',
  'furtherFactor.recovery.content':
    'Indtast en gendannelseskode, som du gemte, da du tilføjede appen.',
  'furtherFactor.recovery.label': 'Gendannelseskode',
  'furtherFactor.useApp': 'Brug godkendelsesappen',
}
