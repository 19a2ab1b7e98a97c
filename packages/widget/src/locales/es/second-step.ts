import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Abra su aplicación de autenticación e introduzca el código de {project}.',
  'secondStep.contentWithoutName': 'Abra su aplicación de autenticación e introduzca el código.',
  'secondStep.anotherWay': 'Probar de otra forma',
  'secondStep.remember':
    'Recordar este dispositivo durante {days, plural, one {# día} many {# días} other {# días}}',
  'secondStep.newDevice.content': 'Todavía no conocemos este dispositivo.',
  'secondStep.expired':
    'Este inicio de sesión ha tardado demasiado. Vuelva atrás y empiece de nuevo.',
  'secondStep.success.content': 'Ha iniciado sesión.',
}
