import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Kod i ett mejl',
    sms: 'Kod i ett sms',
    whatsapp: 'Kod via WhatsApp',
  },
  mail: {
    subject: '{code} är din kod för {project}',
    plainSubject: 'Din kod för {project}',
    login: 'Din inloggningskod',
    signup: 'Din registreringskod',
    lead: 'Ange den på sidan där du begärde den.',
    nobodyAsks: 'Ingen från {project} kommer någonsin att be dig om den.',
    notYou: 'Var det inte du? Då behöver du inte göra något: utan koden kommer ingen in.',
  },
  text: '{code} är din kod för {project}. Den fungerar i {duration}. Dela den aldrig.',
  added: {
    subject: 'Ett telefonnummer har lagts till i ditt konto hos {project}',
    heading: 'Ett telefonnummer har lagts till',
    lead: 'Nu går det att logga in med det som {email}.',
    label: 'Telefonnummer',
    removes: 'Då tas numret bort, och webbläsaren som lade till det loggas ut.',
    does: 'Knappen tar bort telefonnumret som mejlet handlar om och loggar ut de webbläsare som lade till eller använde det.',
    done: 'Telefonnumret har tagits bort',
  },
}
