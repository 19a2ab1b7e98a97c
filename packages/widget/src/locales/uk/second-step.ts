import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Відкрийте застосунок-автентифікатор і введіть код для сервісу {project}.',
  'secondStep.contentWithoutName': 'Відкрийте застосунок-автентифікатор і введіть код.',
  'secondStep.anotherWay': 'Спробувати інший спосіб',
  'secondStep.remember':
    'Запам’ятати цей пристрій на {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}',
  'secondStep.newDevice.content': 'Цей пристрій нам ще не знайомий.',
  'secondStep.expired': 'Вхід тривав надто довго. Поверніться назад і почніть знову.',
  'secondStep.success.content': 'Вхід виконано.',
}
