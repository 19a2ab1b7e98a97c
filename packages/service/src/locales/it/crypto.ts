import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Wallet crypto',
  added: {
    subject: 'Un wallet crypto è stato aggiunto al tuo account {project}',
    heading: 'Un wallet crypto è stato aggiunto',
    lead: 'Ora permette di accedere come {email}.',
    label: 'Wallet',
    removes: 'Rimuove questo wallet e disconnette il browser che lo ha aggiunto.',
    does: 'Il pulsante rimuove il wallet crypto di cui parla l’email e disconnette i browser che lo hanno aggiunto o usato.',
    done: 'Il wallet crypto è stato rimosso',
  },
}
