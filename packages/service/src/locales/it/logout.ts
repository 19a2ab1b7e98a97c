import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Vuoi uscire?',
  question: 'Vuoi davvero uscire dal tuo account {project}?',
  yes: 'Esci',
  no: 'Mantieni l’accesso',
  stayed: 'L’accesso resta attivo. Puoi chiudere questa pagina.',
  leftTitle: 'Uscita effettuata',
  leftText: 'L’uscita dall’account {project} in questo browser è completata.',
  appsText: 'Forse ancora aperto: {apps}.',
}
