import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Account di un altro fornitore',
  linked: {
    subject: 'Un account è stato collegato al tuo account {project}',
    heading: 'Un account è stato collegato',
    lead: 'Ora permette di accedere come {email}.',
    label: 'Account',
    removes: 'Rimuove questo account e disconnette il browser che lo ha collegato.',
    does: 'Il pulsante rimuove l’account di cui parla l’email e disconnette i browser che lo hanno collegato o usato.',
    done: 'L’account collegato è stato rimosso',
  },
}
