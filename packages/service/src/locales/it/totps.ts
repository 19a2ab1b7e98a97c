import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'App di autenticazione',
    recoveryCode: 'Codice di recupero',
  },
  added: {
    subject: 'Un’app di autenticazione è stata aggiunta al tuo account {project}',
    heading: 'Un’app di autenticazione è stata aggiunta',
    lead: 'Per modificare l’account di {email} ora serve un suo codice.',
    removes: 'Rimuove questa app e disconnette il browser che l’ha aggiunta.',
    does: 'Il pulsante rimuove l’app di autenticazione di cui parla l’email, con i suoi codici di recupero, e disconnette i browser che l’hanno aggiunta o usata.',
    done: 'L’app di autenticazione è stata rimossa',
  },
}
