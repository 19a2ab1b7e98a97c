import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Toisen palvelun tili',
  linked: {
    subject: 'Tiliisi palvelussa {project} linkitettiin toinen tili',
    heading: 'Toinen tili linkitettiin',
    lead: 'Sillä voi nyt kirjautua sisään käyttäjänä {email}.',
    label: 'Tili',
    removes:
      'Painike poistaa tämän tilin linkityksen ja kirjaa ulos selaimen, jossa se linkitettiin.',
    does: 'Painike poistaa sen tilin linkityksen, jota sähköposti koskee, ja kirjaa ulos selaimet, joissa tili linkitettiin tai joissa sitä käytettiin.',
    done: 'Tilin linkitys on poistettu',
  },
}
