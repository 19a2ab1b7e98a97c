import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Kimliğinizi doğrulayın',
  'furtherFactor.content': 'Kimlik doğrulama uygulamanızdaki kodu girin.',
  'furtherFactor.label': 'Kimlik doğrulama uygulamanızdaki kod',
  'furtherFactor.useRecoveryCode': 'Kurtarma kodu kullan',
  'furtherFactor.recovery.content':
    'Uygulamayı kurarken kaydettiğiniz kurtarma kodlarından birini girin.',
  'furtherFactor.recovery.label': 'Kurtarma kodu',
  'furtherFactor.useApp': 'Doğrulama uygulamasını kullan',
}
