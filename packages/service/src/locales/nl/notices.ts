import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Nieuwe login op je account bij {project}',
    heading: 'Nieuwe login op je account',
    lead: 'Iemand heeft ingelogd als {email} met een browser die we nog niet kenden.',
    does: 'Daarmee log je die browser uit en helpen we je het account te beveiligen.',
  },
  noAccount: {
    subject: 'Geen account bij {project} met dit adres',
    preheader: 'Iemand wilde ermee inloggen. Je kunt je registreren of een ander adres proberen.',
    heading: 'Er is geen account met dit adres',
    lead: 'Iemand wilde inloggen als {email}, maar geen enkel account bij {project} gebruikt dit adres. Misschien heb je je met een ander adres geregistreerd.',
    action: 'Registreren met dit adres',
    notYou: 'Was jij dit niet? Doe dan niets. Er is niets aangemaakt.',
  },
}
