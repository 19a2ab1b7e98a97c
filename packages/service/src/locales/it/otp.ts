import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Codice in un’email',
    sms: 'Codice in un SMS',
    whatsapp: 'Codice con WhatsApp',
  },
  mail: {
    subject: '{code} è il tuo codice {project}',
    plainSubject: 'Il tuo codice {project}',
    login: 'Il tuo codice di accesso',
    signup: 'Il tuo codice di registrazione',
    lead: 'Inseriscilo nella pagina in cui lo hai richiesto.',
    nobodyAsks: 'Nessuno di {project} te lo chiederà mai.',
    notYou: 'Non eri tu? Allora non fare nulla: senza il codice nessuno entra.',
  },
  text: '{code} è il tuo codice {project}. Vale {duration}. Non condividerlo.',
  added: {
    subject: 'Un numero di telefono è stato aggiunto al tuo account {project}',
    heading: 'Un numero di telefono è stato aggiunto',
    lead: 'Ora permette di accedere come {email}.',
    label: 'Numero di telefono',
    removes: 'Rimuove questo numero e disconnette il browser che lo ha aggiunto.',
    does: 'Il pulsante rimuove il numero di telefono di cui parla l’email e disconnette i browser che lo hanno aggiunto o usato.',
    done: 'Il numero di telefono è stato rimosso',
  },
}
