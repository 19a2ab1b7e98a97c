import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Öppna din autentiseringsapp och ange koden för {project}.',
  'secondStep.contentWithoutName': 'Öppna din autentiseringsapp och ange koden.',
  'secondStep.anotherWay': 'Prova på ett annat sätt',
  'secondStep.remember': 'Kom ihåg den här enheten i {days, plural, one {# dag} other {# dagar}}',
  'secondStep.newDevice.content': 'Vi känner inte till den här enheten än.',
  'secondStep.expired': 'Inloggningen tog för lång tid. Gå tillbaka och börja om.',
  'secondStep.success.content': 'Du är inloggad.',
}
