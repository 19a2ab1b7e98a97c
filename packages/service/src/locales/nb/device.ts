import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Se den personlige profilinformasjonen din'

export const device: Translation<typeof english.device> = {
  connect: 'Koble til en enhet',
  lead: 'Skriv inn koden som TV-en eller konsollen viser.',
  code: 'Kode',
  wrong: 'Koden er feil eller utløpt. Prøv igjen.',
  continue: 'Fortsett',
  caution:
    'Skriv bare inn en kode fra en enhet du har foran deg. Aldri en kode noen har sendt deg.',
  someApp: 'Appen',
  connectApp: 'Koble til {app}?',
  asked:
    'En enhet med koden {code} ber om tilgang til kontoen din. Fortsett bare hvis koden vises på en av enhetene dine.',
  requesting: '{app} vil:',
  allow: 'Tillat',
  deny: 'Avslå',
  connectedTitle: 'Enheten din er koblet til',
  connectedText: 'Du kan lukke denne siden og fortsette der.',
  deniedTitle: 'Tilgangen ble avslått.',
  deniedText: 'Du kan lukke denne siden.',
  goToProject: 'Gå til {project}',
  unverified:
    'Appen er ikke kontrollert. Den har registrert seg selv, og ingen hos {project} vet hvem som står bak den.',
  otherScope: 'Bruke tilgangen {scope}',
  scopes: {
    openid: {
      text: 'Bekrefte identiteten din',
      details: ['Se informasjon som er lagret i kontoen din'],
    },
    profile: {
      text: personal,
      details: ['Navn, profilbilde og språkvalg'],
    },
    email: {
      text: personal,
      details: ['E-postadresse'],
    },
    phone: {
      text: personal,
      details: ['Telefonnummer'],
    },
    offline_access: {
      text: 'Beholde tilgangen til dataene dine også når du ikke bruker appen',
      details: [
        'Få tilgang til dataene dine også når du er frakoblet',
        'Synkronisere data og utføre oppgaver i bakgrunnen på dine vegne',
      ],
    },
  },
}
