import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Kode i en e-post',
    sms: 'Kode på SMS',
    whatsapp: 'Kode via WhatsApp',
  },
  mail: {
    subject: '{code} er koden din for {project}',
    plainSubject: 'Koden din for {project}',
    login: 'Påloggingskoden din',
    signup: 'Registreringskoden din',
    lead: 'Skriv den inn på siden der du ba om den.',
    nobodyAsks: 'Ingen fra {project} vil noen gang be deg om den.',
    notYou: 'Var det ikke deg? Da trenger du ikke gjøre noe: Uten koden kommer ingen inn.',
  },
  text: '{code} er koden din for {project}. Den virker i {duration}. Del den aldri.',
  added: {
    subject: 'Et telefonnummer er lagt til i kontoen din hos {project}',
    heading: 'Et telefonnummer er lagt til',
    lead: 'Det kan nå brukes til å logge på som {email}.',
    label: 'Telefonnummer',
    removes: 'Da fjernes nummeret, og nettleseren som la det til, blir logget av.',
    does: 'Knappen fjerner telefonnummeret som e-posten handler om, og logger av nettleserne som la det til eller brukte det.',
    done: 'Telefonnummeret er fjernet',
  },
}
