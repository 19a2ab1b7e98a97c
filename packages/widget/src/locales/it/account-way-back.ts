import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Entra senza il secondo passaggio',
  'wayBack.content':
    'Ci vogliono {days, plural, one {# giorno} many {# giorni} other {# giorni}}, così nessun altro può farlo alle tue spalle.',
  'wayBack.code': 'Inviamo un codice a <bold>{email}</bold>.',
  'wayBack.told':
    'Per {days, plural, one {# giorno} many {# giorni} other {# giorni}} avvisiamo tutti i tuoi indirizzi e dispositivi.',
  'wayBack.removed':
    'Se nessuno si oppone, il tuo secondo passaggio viene rimosso e accedi con la password.',
  'wayBack.removedAlone':
    'Se nessuno si oppone, il tuo secondo passaggio viene rimosso e accedi senza.',
  'wayBack.noMailbox': 'Non hai accesso nemmeno a quella casella?',
  'wayBack.write': 'Scrivi a <bold>{help}</bold>.',
  'wayBack.never': 'Senza il secondo passaggio nessuno può farti entrare qui.',
  'wayBack.date': 'Il tuo secondo passaggio sparisce il {date}',
  'wayBack.waits':
    'Abbiamo avvisato tutti i tuoi indirizzi e dispositivi. Ti scriveremo quando sarà il momento.',
  'wayBack.found': 'L’ho trovato, accedi ora',
  'wayBack.stop': 'Ferma tutto',
  'wayBack.stopped': 'È stato fermato. Il tuo secondo passaggio resta.',
  'wayBack.send': 'Invia codice',
}
