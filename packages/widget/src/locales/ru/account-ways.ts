import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Подойдёт любой из них.',
  'secondStep.none': 'У меня нет ничего из этого',
  'secondStep.byApp': 'Приложение-аутентификатор',
  'secondStep.byPasskey': 'Ключ доступа',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Продолжить с ключом доступа',
  'secondStep.notProved': 'Не подтверждено. Попробуйте ещё раз.',
  'secondStep.passkey.content': 'Используйте ключ доступа, сохранённый для сервиса {project}.',
  'secondStep.recovery.title': 'Введите резервный код',
  'secondStep.recovery.content':
    'Один из десяти кодов, которые вы сохранили. Он действует один раз.',
}
