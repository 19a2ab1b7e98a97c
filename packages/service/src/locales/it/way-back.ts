import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} è il tuo codice {project}',
    plainSubject: 'Il tuo codice {project}',
    heading: 'Entra senza il secondo passaggio',
    lead: 'Qualcuno che non ha più il secondo passaggio vuole entrare nel tuo account. Se eri tu, inserisci lì questo codice.',
    notYou:
      'Non eri tu? Allora qualcuno può superare il tuo primo passaggio. Senza il codice non cambia nulla, ma imposta una nuova password.',
  },
  requested: {
    subject: 'Il secondo passaggio del tuo account {project} sta per essere rimosso',
    heading: 'Il tuo secondo passaggio sta per essere rimosso',
    lead: 'Qualcuno ha effettuato l’accesso, ha letto un codice nella tua posta e ha detto che il secondo passaggio è perso. Se nessuno si oppone, viene rimosso.',
    does: 'Ferma tutto, e il tuo secondo passaggio resta.',
  },
  text: 'Il secondo passaggio del tuo account {project} verrà rimosso il {date}. Se non eri tu, ferma tutto: {link}',
  undo: {
    does: 'Il pulsante ferma ciò di cui parla il messaggio: il tuo secondo passaggio resta.',
    done: 'Il tuo secondo passaggio resta',
  },
  removed: {
    subject: 'Il secondo passaggio del tuo account {project} è stato rimosso',
    heading: 'Il tuo secondo passaggio è stato rimosso',
    lead: 'Il tempo di attesa è finito e nessuno si è opposto. Ora accedi senza. Configurane presto uno nuovo.',
    does: 'Annulla tutto ciò che è cambiato da allora e disconnette tutti i browser che hanno effettuato l’accesso da allora.',
  },
}
