import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Sms is nu een tweede stap van je account bij {project}',
    heading: 'Sms is ingeschakeld als tweede stap',
    lead: 'Inloggen als {email} kan nu worden voltooid met een code die naar dit nummer wordt gestuurd.',
    label: 'Telefoonnummer',
    does: 'Daarmee schakel je sms uit en log je de browser uit waarmee sms is ingeschakeld.',
  },
  undo: {
    does: 'De knop schakelt de sms’jes uit waarover de e-mail gaat en logt de browsers uit waarmee ze zijn ingeschakeld of gebruikt.',
    done: 'Sms is geen tweede stap meer',
  },
}
