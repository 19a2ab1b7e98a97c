import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Åbn din godkendelsesapp, og indtast koden til {project}.',
  'secondStep.contentWithoutName': 'Åbn din godkendelsesapp, og indtast koden.',
  'secondStep.anotherWay': 'Prøv på en anden måde',
  'secondStep.remember': 'Husk denne enhed i {days, plural, one {# dag} other {# dage}}',
  'secondStep.newDevice.content': 'Vi kender ikke denne enhed endnu.',
  'secondStep.expired': 'Login tog for lang tid. Gå tilbage, og start forfra.',
  'secondStep.success.content': 'Du er logget ind.',
}
