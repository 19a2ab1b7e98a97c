import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Se dine personlige profiloplysninger'

export const device: Translation<typeof english.device> = {
  connect: 'Tilslut en enhed',
  lead: 'Indtast koden, som dit tv eller din konsol viser.',
  code: 'Kode',
  wrong: 'Koden er forkert eller udløbet. Prøv igen.',
  continue: 'Fortsæt',
  caution:
    'Indtast kun en kode fra en enhed, du har foran dig. Aldrig en, som nogen har sendt dig.',
  someApp: 'Appen',
  connectApp: 'Vil du tilslutte {app}?',
  asked:
    'En enhed med koden {code} beder om adgang til din konto. Fortsæt kun, hvis koden vises på en af dine enheder.',
  requesting: '{app} vil gerne:',
  allow: 'Tillad',
  deny: 'Afvis',
  connectedTitle: 'Din enhed er tilsluttet',
  connectedText: 'Du kan lukke denne side og fortsætte der.',
  deniedTitle: 'Adgangen blev afvist.',
  deniedText: 'Du kan lukke denne side.',
  goToProject: 'Gå til {project}',
  unverified:
    'Appen er ikke kontrolleret. Den har registreret sig selv, og ingen hos {project} ved, hvem der står bag den.',
  otherScope: 'Bruge tilladelsen {scope}',
  scopes: {
    openid: {
      text: 'Bekræfte din identitet',
      details: ['Se oplysninger, der er gemt i din konto'],
    },
    profile: {
      text: personal,
      details: ['Navn, profilbillede og sprogindstillinger'],
    },
    email: {
      text: personal,
      details: ['E-mailadresse'],
    },
    phone: {
      text: personal,
      details: ['Telefonnummer'],
    },
    offline_access: {
      text: 'Bevare adgangen til dine data, også når du ikke bruger appen',
      details: [
        'Få adgang til dine data, også når du er offline',
        'Synkronisere data og udføre baggrundsopgaver på dine vegne',
      ],
    },
  },
}
