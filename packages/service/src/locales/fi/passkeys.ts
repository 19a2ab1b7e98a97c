import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Pääsyavain',
  added: {
    subject: 'Tilillesi palvelussa {project} lisättiin pääsyavain',
    heading: 'Pääsyavain lisättiin',
    lead: 'Sillä voi nyt kirjautua sisään käyttäjänä {email}.',
    label: 'Pääsyavain',
    removes: 'Painike poistaa tämän pääsyavaimen ja kirjaa ulos selaimen, jossa se lisättiin.',
    removesAlone: 'Painike poistaa tämän pääsyavaimen.',
    does: 'Painike poistaa pääsyavaimen, jota sähköposti koskee, ja kirjaa ulos selaimet, joissa se lisättiin tai joissa sitä käytettiin.',
    done: 'Pääsyavain on poistettu',
  },
}
