import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content':
    'Apri la tua app di autenticazione e inserisci il codice per {project}.',
  'oauth.secondStep.contentWithoutName': 'Apri la tua app di autenticazione e inserisci il codice.',
  'oauth.secondStep.recovery.title': 'Inserisci un codice di recupero',
  'oauth.secondStep.recovery.content': 'Uno dei dieci che hai salvato. Funziona una sola volta.',
  'oauth.confirmAddress.title': 'Conferma il tuo indirizzo email',
  'oauth.confirmAddress.once':
    'Lo chiediamo una sola volta. Poi, per accedere, basta il tuo account presso il fornitore.',
  'oauth.confirmAddress.sending': 'Invio di un codice al tuo indirizzo email...',
  'oauth.ask.expired': 'Questo accesso ha richiesto troppo tempo. Torna indietro e ricomincia.',
  'oauth.success.content': 'Hai effettuato l’accesso.',
}
