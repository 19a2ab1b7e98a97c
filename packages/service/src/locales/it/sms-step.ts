import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Gli SMS sono ora un secondo passaggio del tuo account {project}',
    heading: 'Gli SMS sono stati attivati come secondo passaggio',
    lead: 'L’accesso come {email} può ora essere completato con un codice inviato a questo numero.',
    label: 'Numero di telefono',
    does: 'Disattiva gli SMS e disconnette il browser che li ha attivati.',
  },
  undo: {
    does: 'Il pulsante disattiva gli SMS di cui parla l’email e disconnette i browser che li hanno attivati o usati.',
    done: 'Gli SMS non sono più un secondo passaggio',
  },
}
