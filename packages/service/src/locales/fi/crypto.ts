import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Kryptolompakko',
  added: {
    subject: 'Tilillesi palvelussa {project} lisättiin kryptolompakko',
    heading: 'Kryptolompakko lisättiin',
    lead: 'Sillä voi nyt kirjautua sisään käyttäjänä {email}.',
    label: 'Lompakko',
    removes: 'Painike poistaa tämän lompakon ja kirjaa ulos selaimen, jossa se lisättiin.',
    does: 'Painike poistaa kryptolompakon, jota sähköposti koskee, ja kirjaa ulos selaimet, joissa se lisättiin tai joissa sitä käytettiin.',
    done: 'Kryptolompakko on poistettu',
  },
}
