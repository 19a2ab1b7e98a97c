import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Confirme que é você',
  'furtherFactor.content': 'Digite o código do seu app autenticador.',
  'furtherFactor.label': 'Código do seu app autenticador',
  'furtherFactor.useRecoveryCode': 'Usar código de recuperação',
  'furtherFactor.recovery.content': 'Digite um código de recuperação que você guardou com o app.',
  'furtherFactor.recovery.label': 'Código de recuperação',
  'furtherFactor.useApp': 'Usar o app autenticador',
}
