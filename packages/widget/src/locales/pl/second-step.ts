import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Otwórz aplikację uwierzytelniającą i wpisz kod dla serwisu {project}.',
  'secondStep.contentWithoutName': 'Otwórz aplikację uwierzytelniającą i wpisz kod.',
  'secondStep.anotherWay': 'Wypróbuj inny sposób',
  'secondStep.remember':
    'Zapamiętaj to urządzenie na {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'secondStep.newDevice.content': 'Nie znamy jeszcze tego urządzenia.',
  'secondStep.expired': 'Logowanie trwało zbyt długo. Wróć i zacznij od nowa.',
  'secondStep.success.content': 'Zalogowano.',
}
