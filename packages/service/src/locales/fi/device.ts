import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Profiilisi henkilötietojen katselu'

export const device: Translation<typeof english.device> = {
  connect: 'Yhdistä laite',
  lead: 'Anna koodi, jonka televisiosi tai pelikonsolisi näyttää.',
  code: 'Koodi',
  wrong: 'Koodi on väärä tai vanhentunut. Yritä uudelleen.',
  continue: 'Jatka',
  caution:
    'Anna vain edessäsi olevan laitteen koodi. Älä koskaan anna koodia, jonka joku lähetti sinulle.',
  someApp: 'ilman nimeä',
  connectApp: 'Yhdistetäänkö sovellus {app}?',
  asked:
    'Laite, jonka koodi on {code}, pyytää pääsyä tiliisi. Jatka vain, jos koodi näkyy omalla laitteellasi.',
  requesting: 'Sovellus {app} pyytää lupaa seuraavaan:',
  allow: 'Salli',
  deny: 'Estä',
  connectedTitle: 'Laite on yhdistetty',
  connectedText: 'Voit sulkea tämän sivun ja jatkaa laitteella.',
  deniedTitle: 'Sovelluksen pääsy estettiin.',
  deniedText: 'Voit sulkea tämän sivun.',
  goToProject: 'Siirry palveluun {project}',
  unverified:
    'Tätä sovellusta ei ole tarkistettu. Se rekisteröi itsensä, eikä palvelu {project} tiedä, kuka sitä ylläpitää.',
  otherScope: 'Käyttöoikeus {scope}',
  scopes: {
    openid: {
      text: 'Henkilöllisyytesi vahvistaminen',
      details: ['Tilillesi tallennettujen tietojen katselu'],
    },
    profile: {
      text: personal,
      details: ['Nimi, profiilikuva ja ensisijainen kieli'],
    },
    email: {
      text: personal,
      details: ['Sähköpostiosoite'],
    },
    phone: {
      text: personal,
      details: ['Puhelinnumero'],
    },
    offline_access: {
      text: 'Tietojesi käyttö myös silloin, kun et käytä sovellusta',
      details: [
        'Tietojesi käyttö, vaikka olet offline-tilassa',
        'Tietojen synkronointi ja taustatehtävien suoritus puolestasi',
      ],
    },
  },
}
