import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Sono stati creati nuovi codici di recupero per il tuo account {project}',
    heading: 'Sono stati creati nuovi codici di recupero',
    lead: 'I codici di recupero precedenti non funzionano più.',
    does: 'Annulla i nuovi codici e disconnette il browser che li ha creati.',
    undo: {
      does: 'Il pulsante annulla i codici di recupero di cui parla l’email e disconnette i browser che li hanno creati o usati.',
      done: 'Quei codici di recupero non funzionano più',
    },
  },
  used: {
    subject: 'Qualcuno ha effettuato l’accesso al tuo account {project} con un codice di recupero',
    heading: 'Un codice di recupero è stato usato per accedere',
    lead: 'Quel codice non funziona più.',
    remaining: 'Codici rimasti',
    does: 'Annulla tutto ciò che è cambiato da questo accesso, disconnette tutti i browser che hanno effettuato l’accesso da allora e annulla tutti i codici di recupero.',
    undo: {
      does: 'Il pulsante annulla tutto ciò che è cambiato dall’accesso di cui parla l’email, disconnette tutti i browser che hanno effettuato l’accesso da allora e annulla tutti i codici di recupero.',
      done: 'Le modifiche sono state annullate',
    },
  },
}
