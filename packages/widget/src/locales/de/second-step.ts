import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content':
    'Öffnen Sie Ihre Authenticator-App und geben Sie den Code für {project} ein.',
  'secondStep.contentWithoutName': 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein.',
  'secondStep.anotherWay': 'Andere Möglichkeit wählen',
  'secondStep.remember': 'Dieses Gerät {days, plural, one {# Tag} other {# Tage}} lang merken',
  'secondStep.newDevice.content': 'Dieses Gerät kennen wir noch nicht.',
  'secondStep.expired':
    'Diese Anmeldung hat zu lange gedauert. Gehen Sie zurück und beginnen Sie von vorn.',
  'secondStep.success.content': 'Sie sind angemeldet.',
}
