import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Avaa todennussovellus ja anna palvelun {project} koodi.',
  'secondStep.contentWithoutName': 'Avaa todennussovellus ja anna koodi.',
  'secondStep.anotherWay': 'Kokeile toista tapaa',
  'secondStep.remember': 'Muista tämä laite {days, plural, one {# päivän} other {# päivää}}',
  'secondStep.newDevice.content': 'Emme tunne tätä laitetta vielä.',
  'secondStep.expired': 'Kirjautuminen kesti liian kauan. Palaa takaisin ja aloita uudelleen.',
  'secondStep.success.content': 'Olet kirjautunut sisään.',
}
