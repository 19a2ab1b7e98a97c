import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Conferma il tuo indirizzo email',
  'oauth.confirmAddress.once':
    'Lo chiediamo una sola volta. Poi, per accedere, basta il tuo account presso il fornitore.',
  'oauth.confirmAddress.sending': 'Invio di un codice al tuo indirizzo email...',
  'oauth.success.content': 'Hai effettuato l’accesso.',
}
