import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Подтвердите, что это вы',
  'furtherFactor.content': 'Введите код из приложения-аутентификатора.',
  'furtherFactor.label': 'Код из приложения-аутентификатора',
  'furtherFactor.useRecoveryCode': 'Ввести резервный код',
  'furtherFactor.recovery.content': 'Введите резервный код, сохранённый при настройке приложения.',
  'furtherFactor.recovery.label': 'Резервный код',
  'furtherFactor.useApp': 'Код из аутентификатора',
}
