import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Je persoonlijke profielgegevens bekijken'

export const device: Translation<typeof english.device> = {
  connect: 'Een apparaat koppelen',
  lead: 'Voer de code in die je tv of console toont.',
  code: 'Code',
  wrong: 'Deze code is onjuist of verlopen. Probeer het opnieuw.',
  continue: 'Doorgaan',
  caution:
    'Voer alleen een code in van een apparaat dat voor je staat. Nooit een code die iemand je heeft gestuurd.',
  someApp: 'De app',
  connectApp: '{app} koppelen?',
  asked:
    'Een apparaat met de code {code} vraagt om toegang tot je account. Ga alleen door als de code op een apparaat van jou staat.',
  requesting: '{app} wil:',
  allow: 'Toestaan',
  deny: 'Weigeren',
  connectedTitle: 'Je apparaat is gekoppeld',
  connectedText: 'Je kunt deze pagina sluiten en daar doorgaan.',
  deniedTitle: 'De toegang is geweigerd.',
  deniedText: 'Je kunt deze pagina sluiten.',
  goToProject: 'Naar {project}',
  unverified:
    'Deze app is niet gecontroleerd. De app heeft zichzelf geregistreerd en niemand bij {project} weet wie erachter zit.',
  otherScope: 'Het bereik {scope} gebruiken',
  scopes: {
    openid: {
      text: 'Je identiteit verifiëren',
      details: ['Gegevens bekijken die in je account zijn opgeslagen'],
    },
    profile: {
      text: personal,
      details: ['Naam, profielfoto en taalvoorkeuren'],
    },
    email: {
      text: personal,
      details: ['E-mailadres'],
    },
    phone: {
      text: personal,
      details: ['Telefoonnummer'],
    },
    offline_access: {
      text: 'Toegang tot je gegevens houden, ook als je de app niet gebruikt',
      details: [
        'Je gegevens gebruiken, ook als je offline bent',
        'Namens jou gegevens synchroniseren en taken op de achtergrond uitvoeren',
      ],
    },
  },
}
