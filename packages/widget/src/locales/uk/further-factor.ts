import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Підтвердьте, що це ви',
  'furtherFactor.content': 'Введіть код із застосунку-автентифікатора.',
  'furtherFactor.label': 'Код із застосунку-автентифікатора',
  'furtherFactor.useRecoveryCode': 'Ввести резервний код',
  'furtherFactor.recovery.content':
    'Введіть резервний код, збережений під час налаштування застосунку.',
  'furtherFactor.recovery.label': 'Резервний код',
  'furtherFactor.useApp': 'Код з автентифікатора',
}
