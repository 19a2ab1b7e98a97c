import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} è il codice per il tuo nuovo indirizzo {project}',
    plainSubject: 'Il codice per il tuo nuovo indirizzo {project}',
    heading: 'Conferma il tuo nuovo indirizzo',
    lead: 'Inserisci questo codice nella pagina in cui hai aggiunto l’indirizzo.',
    taken:
      'Questo indirizzo appartiene già a un account {project}, quindi non può essere aggiunto a un altro. Accedi con l’indirizzo, oppure rimuovilo da quell’account.',
    notYou: 'Non eri tu? Allora non fare nulla: senza il codice l’indirizzo non viene aggiunto.',
    sentFor:
      'Inviata a {email} perché qualcuno vuole usare questo indirizzo per il proprio account {project}.',
  },
  label: 'Indirizzo email',
  added: {
    subject: 'Un indirizzo email è stato aggiunto al tuo account {project}',
    heading: 'Un indirizzo email è stato aggiunto',
    lead: 'Permette di accedere.',
  },
  primary: {
    subject: 'Il tuo account {project} ha un altro indirizzo principale',
    heading: 'Il tuo indirizzo principale è cambiato',
    lead: 'Riceve gli avvisi sul tuo account.',
  },
  removed: {
    subject: 'Un indirizzo email è stato rimosso dal tuo account {project}',
    heading: 'Un indirizzo email è stato rimosso',
    lead: 'Per 7 giorni, accedendo con l’indirizzo lo recuperi.',
  },
  takesBack:
    'Annulla questa modifica e tutto ciò che è seguito, e disconnette tutti i browser che hanno effettuato l’accesso da allora.',
  undo: {
    does: 'Il pulsante annulla la modifica di cui parla l’email e tutto ciò che è seguito, e disconnette tutti i browser che hanno effettuato l’accesso da allora.',
    done: 'I tuoi indirizzi sono come prima',
  },
}
