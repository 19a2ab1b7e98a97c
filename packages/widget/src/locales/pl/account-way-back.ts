import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Wejdź bez drugiego kroku',
  'wayBack.content':
    'To trwa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, aby nikt inny nie mógł tego zrobić za Twoimi plecami.',
  'wayBack.code': 'Wyślemy kod na adres <bold>{email}</bold>.',
  'wayBack.told':
    'Przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} powiadamiamy wszystkie Twoje adresy i urządzenia.',
  'wayBack.removed':
    'Jeśli nikt się nie sprzeciwi, drugi krok zostanie usunięty i zalogujesz się hasłem.',
  'wayBack.removedAlone':
    'Jeśli nikt się nie sprzeciwi, drugi krok zostanie usunięty i zalogujesz się bez niego.',
  'wayBack.noMailbox': 'Nie masz dostępu także do tej skrzynki?',
  'wayBack.write': 'Napisz na adres <bold>{help}</bold>.',
  'wayBack.never': 'Bez drugiego kroku nikt nie może Cię tu wpuścić.',
  'wayBack.date': 'Twój drugi krok zniknie {date}',
  'wayBack.waits':
    'Powiadomiliśmy wszystkie Twoje adresy i urządzenia. Napiszemy, gdy nadejdzie czas.',
  'wayBack.found': 'Już go mam, zaloguj teraz',
  'wayBack.stop': 'Zatrzymaj to',
  'wayBack.stopped': 'Zatrzymano. Twój drugi krok zostaje.',
  'wayBack.send': 'Wyślij kod',
}
