import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'Code in een e-mail',
    sms: 'Code in een sms',
    whatsapp: 'Code via WhatsApp',
  },
  mail: {
    subject: '{code} is je code voor {project}',
    plainSubject: 'Je code voor {project}',
    login: 'Je inlogcode',
    signup: 'Je registratiecode',
    lead: 'Voer de code in op de pagina waar je erom hebt gevraagd.',
    nobodyAsks: 'Niemand van {project} zal je er ooit om vragen.',
    notYou: 'Was jij dit niet? Doe dan niets: zonder de code komt niemand binnen.',
  },
  text: '{code} is je code voor {project}. De code werkt {duration}. Deel de code nooit.',
  added: {
    subject: 'Er is een telefoonnummer toegevoegd aan je account bij {project}',
    heading: 'Er is een telefoonnummer toegevoegd',
    lead: 'Je kunt er nu mee inloggen als {email}.',
    label: 'Telefoonnummer',
    removes: 'Daarmee verwijder je dit nummer en log je de browser uit waarmee het is toegevoegd.',
    does: 'De knop verwijdert het telefoonnummer waarover de e-mail gaat en logt de browsers uit waarmee het is toegevoegd of gebruikt.',
    done: 'Het telefoonnummer is verwijderd',
  },
}
