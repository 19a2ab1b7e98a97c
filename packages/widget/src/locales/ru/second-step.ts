import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Откройте приложение-аутентификатор и введите код для сервиса {project}.',
  'secondStep.contentWithoutName': 'Откройте приложение-аутентификатор и введите код.',
  'secondStep.anotherWay': 'Попробовать другой способ',
  'secondStep.remember':
    'Запомнить это устройство на {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  'secondStep.newDevice.content': 'Это устройство нам ещё не знакомо.',
  'secondStep.expired': 'Вход занял слишком много времени. Вернитесь назад и начните заново.',
  'secondStep.success.content': 'Вход выполнен.',
}
