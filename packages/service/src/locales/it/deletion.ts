import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Eliminazione',
  asked: {
    subject: 'Il tuo account {project} verrà eliminato',
    heading: 'Il tuo account verrà eliminato',
    lead: 'Tutti i browser e le app sono stati disconnessi.',
  },
  erases:
    'L’eliminazione cancella i tuoi indirizzi, le tue passkey e la tua cronologia. Nessuno può ripristinarli.',
  keep: 'Fino ad allora puoi accedere e mantenere l’account.',
  keepAt: 'Fino ad allora puoi accedere e mantenere l’account: {link}',
  does: 'Mantiene l’account e disconnette tutti i browser che hanno effettuato l’accesso da allora.',
  near: {
    subject: 'Il tuo account {project} verrà presto eliminato',
    heading: 'Il tuo account verrà presto eliminato',
    action: 'Accedi e mantieni l’account',
  },
  done: {
    subject: 'Il tuo account {project} è stato eliminato',
    heading: 'Il tuo account è stato eliminato',
    lead: 'I tuoi indirizzi, le tue passkey e la tua cronologia sono stati cancellati. Nessuno può ripristinarli.',
    sentFor: 'Inviata a {email} perché era l’indirizzo di un account {project}.',
  },
  undo: {
    does: 'Il pulsante mantiene l’account e disconnette tutti i browser che hanno effettuato l’accesso dopo la richiesta di eliminarlo.',
    done: 'Il tuo account resta attivo',
  },
}
