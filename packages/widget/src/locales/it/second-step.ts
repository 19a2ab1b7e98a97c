import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Apri la tua app di autenticazione e inserisci il codice per {project}.',
  'secondStep.contentWithoutName': 'Apri la tua app di autenticazione e inserisci il codice.',
  'secondStep.anotherWay': 'Prova in un altro modo',
  'secondStep.remember':
    'Ricorda questo dispositivo per {days, plural, one {# giorno} many {# giorni} other {# giorni}}',
  'secondStep.newDevice.content': 'Non conosciamo ancora questo dispositivo.',
  'secondStep.expired': 'Questo accesso ha richiesto troppo tempo. Torna indietro e ricomincia.',
  'secondStep.success.content': 'Hai effettuato l’accesso.',
}
