import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Abra seu app autenticador e digite o código de {project}.',
  'secondStep.contentWithoutName': 'Abra seu app autenticador e digite o código.',
  'secondStep.anotherWay': 'Tentar de outra forma',
  'secondStep.remember':
    'Lembrar deste dispositivo por {days, plural, one {# dia} many {# dias} other {# dias}}',
  'secondStep.newDevice.content': 'Ainda não conhecemos este dispositivo.',
  'secondStep.expired': 'Este login demorou demais. Volte e comece de novo.',
  'secondStep.success.content': 'Você fez login.',
}
