import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Confirme a sua identidade',
  'furtherFactor.content': 'Introduza o código da sua app de autenticação.',
  'furtherFactor.label': 'Código da sua app de autenticação',
  'furtherFactor.useRecoveryCode': 'Usar código de recuperação',
  'furtherFactor.recovery.content': 'Introduza um código de recuperação que guardou com a app.',
  'furtherFactor.recovery.label': 'Código de recuperação',
  'furtherFactor.useApp': 'Usar a app de autenticação',
}
