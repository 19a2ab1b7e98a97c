import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Abra a sua app de autenticação e introduza o código de {project}.',
  'secondStep.contentWithoutName': 'Abra a sua app de autenticação e introduza o código.',
  'secondStep.anotherWay': 'Tentar de outra forma',
  'secondStep.remember':
    'Memorizar este dispositivo durante {days, plural, one {# dia} many {# dias} other {# dias}}',
  'secondStep.newDevice.content': 'Ainda não conhecemos este dispositivo.',
  'secondStep.expired': 'Este início de sessão demorou demasiado. Volte atrás e recomece.',
  'secondStep.success.content': 'Sessão iniciada.',
}
