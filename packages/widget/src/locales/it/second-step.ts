import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Apri la tua app di autenticazione e inserisci il codice per {project}.',
  'secondStep.contentWithoutName': 'Apri la tua app di autenticazione e inserisci il codice.',
  'secondStep.recovery.title': 'Inserisci un codice di recupero',
  'secondStep.recovery.content': 'Uno dei dieci che hai salvato. Funziona una sola volta.',
  'secondStep.remember':
    'Ricorda questo dispositivo per {days, plural, one {# giorno} many {# giorni} other {# giorni}}',
  'secondStep.newDevice.content': 'Non conosciamo ancora questo dispositivo.',
  'secondStep.expired': 'Questo accesso ha richiesto troppo tempo. Torna indietro e ricomincia.',
  'secondStep.success.content': 'Hai effettuato l’accesso.',
}
