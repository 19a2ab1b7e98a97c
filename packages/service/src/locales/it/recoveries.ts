import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Nuovo indirizzo',
  date: 'Valido dal',
  requested: {
    subject: 'Il tuo account {project} sta per avere un nuovo indirizzo',
    heading: 'Il tuo account sta per avere un nuovo indirizzo',
    lead: '{project} ha saputo che non riesci più ad accedere. Se nessuno si oppone, il nuovo indirizzo diventa quello principale.',
    does: 'Ferma tutto, e il nuovo indirizzo non viene aggiunto.',
  },
  text: 'Il tuo account {project} avrà un nuovo indirizzo il {date}. Se non eri tu, ferma tutto: {link}',
  undo: {
    does: 'Il pulsante ferma il recupero di cui parla il messaggio: il nuovo indirizzo non viene aggiunto.',
    done: 'Il nuovo indirizzo non verrà aggiunto',
  },
  ready: {
    subject: 'Puoi rientrare nel tuo account {project}',
    heading: 'Puoi rientrare nel tuo account',
    lead: 'Il tempo di attesa è finito e nessuno si è opposto.',
    does: 'Il pulsante fa di {email} l’indirizzo principale del tuo account e ti fa accedere.',
    action: 'Accedi',
    until: 'Il link funziona una volta, fino al {date}.',
    notYou: 'Non eri tu? Non fare nulla: senza il link non cambia nulla.',
  },
  page: {
    question: 'Rientrare nel tuo account?',
    dead: 'Questo link non funziona più',
    deadText: 'È stato usato o fermato, oppure è scaduto.',
  },
}
