import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Se din personliga profilinformation'

export const device: Translation<typeof english.device> = {
  connect: 'Anslut en enhet',
  lead: 'Ange koden som visas på din tv eller konsol.',
  code: 'Kod',
  wrong: 'Koden är fel eller har gått ut. Försök igen.',
  continue: 'Fortsätt',
  caution:
    'Ange bara en kod från en enhet som du har framför dig. Aldrig en som någon har skickat till dig.',
  someApp: 'Appen',
  connectApp: 'Anslut {app}?',
  asked:
    'En enhet med koden {code} ber om åtkomst till ditt konto. Fortsätt bara om koden visas på en av dina enheter.',
  requesting: '{app} vill:',
  allow: 'Tillåt',
  deny: 'Neka',
  connectedTitle: 'Din enhet är ansluten',
  connectedText: 'Du kan stänga den här sidan och fortsätta där.',
  deniedTitle: 'Åtkomsten nekades.',
  deniedText: 'Du kan stänga den här sidan.',
  goToProject: 'Gå till {project}',
  unverified:
    'Appen har inte kontrollerats. Den har registrerat sig själv, och ingen på {project} vet vem som står bakom den.',
  otherScope: 'Använda behörigheten {scope}',
  scopes: {
    openid: {
      text: 'Verifiera din identitet',
      details: ['Se information som finns sparad i ditt konto'],
    },
    profile: {
      text: personal,
      details: ['Namn, profilbild och språkinställningar'],
    },
    email: {
      text: personal,
      details: ['E-postadress'],
    },
    phone: {
      text: personal,
      details: ['Telefonnummer'],
    },
    offline_access: {
      text: 'Behålla åtkomst till dina uppgifter även när du inte använder appen',
      details: [
        'Komma åt dina uppgifter även när du är offline',
        'Synkronisera data och utföra bakgrundsuppgifter för din räkning',
      ],
    },
  },
}
