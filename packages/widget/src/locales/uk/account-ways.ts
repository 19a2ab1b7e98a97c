import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Підійде будь-який із них.',
  'secondStep.none': 'У мене немає нічого з цього',
  'secondStep.byApp': 'Застосунок-автентифікатор',
  'secondStep.byPasskey': 'Ключ доступу',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Продовжити з ключем доступу',
  'secondStep.notProved': 'Не підтверджено. Спробуйте ще раз.',
  'secondStep.passkey.content': 'Скористайтеся ключем доступу, збереженим для сервісу {project}.',
  'secondStep.recovery.title': 'Введіть резервний код',
  'secondStep.recovery.content': 'Один із десяти збережених кодів. Він діє один раз.',
}
