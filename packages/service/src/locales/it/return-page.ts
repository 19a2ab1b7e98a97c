import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Accesso in corso...',
  doneTitle: 'Hai effettuato l’accesso',
  doneText: 'Continua nella scheda in cui hai richiesto il link. Puoi chiudere questa pagina.',
  goOnHere: 'Continua qui',
}
