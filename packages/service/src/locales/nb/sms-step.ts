import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS er nå et andre trinn for kontoen din hos {project}',
    heading: 'SMS er slått på som andre trinn',
    lead: 'En pålogging som {email} kan nå fullføres med en kode som sendes til dette nummeret.',
    label: 'Telefonnummer',
    does: 'Da slås SMS av, og nettleseren som slo det på, blir logget av.',
  },
  undo: {
    does: 'Knappen slår av SMS-ene som e-posten handler om, og logger av nettleserne som slo dem på eller brukte dem.',
    done: 'SMS er ikke lenger et andre trinn',
  },
}
