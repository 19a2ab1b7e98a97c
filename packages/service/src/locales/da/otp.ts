import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Kode i en e-mail',
    sms: 'Kode i en sms',
    whatsapp: 'Kode via WhatsApp',
  },
  mail: {
    subject: '{code} er din kode til {project}',
    plainSubject: 'Din kode til {project}',
    login: 'Din loginkode',
    signup: 'Din kode til at oprette konto',
    lead: 'Indtast den på siden, hvor du bad om den.',
    nobodyAsks: 'Ingen fra {project} vil nogensinde bede dig om den.',
    notYou: 'Var det ikke dig? Så behøver du ikke gøre noget: Uden koden kommer ingen ind.',
  },
  text: '{code} er din kode til {project}. Den virker i {duration}. Del den aldrig.',
  added: {
    subject: 'Et telefonnummer er føjet til din konto hos {project}',
    heading: 'Et telefonnummer er tilføjet',
    lead: 'Det kan nu bruges til at logge ind som {email}.',
    label: 'Telefonnummer',
    removes: 'Så fjernes dette nummer, og den browser, der tilføjede det, logges ud.',
    does: 'Knappen fjerner det telefonnummer, som e-mailen handler om, og logger de browsere ud, der har tilføjet eller brugt det.',
    done: 'Telefonnummeret er fjernet',
  },
}
