import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Åpne autentiseringsappen din, og skriv inn koden for {project}.',
  'secondStep.contentWithoutName': 'Åpne autentiseringsappen din, og skriv inn koden.',
  'secondStep.anotherWay': 'Prøv på en annen måte',
  'secondStep.remember': 'Husk denne enheten i {days, plural, one {# dag} other {# dager}}',
  'secondStep.newDevice.content': 'Vi kjenner ikke denne enheten ennå.',
  'secondStep.expired': 'Påloggingen tok for lang tid. Gå tilbake, og start på nytt.',
  'secondStep.success.content': 'Du er logget på.',
}
