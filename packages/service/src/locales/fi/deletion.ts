import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Poisto',
  asked: {
    subject: 'Tilisi palvelussa {project} poistetaan',
    heading: 'Tilisi poistetaan',
    lead: 'Kaikki selaimet ja sovellukset kirjattiin ulos.',
  },
  erases:
    'Poistossa häviävät osoitteesi, pääsyavaimesi ja historiasi. Kukaan ei voi palauttaa niitä.',
  keep: 'Siihen asti voit kirjautua sisään ja pitää tilin.',
  keepAt: 'Siihen asti voit kirjautua sisään ja pitää tilin: {link}',
  does: 'Painike säilyttää tilin ja kirjaa ulos kaikki sen jälkeen sisään kirjautuneet selaimet.',
  near: {
    subject: 'Tilisi palvelussa {project} poistetaan pian',
    heading: 'Tilisi poistetaan pian',
    action: 'Kirjaudu sisään ja pidä tili',
  },
  done: {
    subject: 'Tilisi palvelussa {project} poistettiin',
    heading: 'Tilisi poistettiin',
    lead: 'Osoitteesi, pääsyavaimesi ja historiasi poistettiin. Kukaan ei voi palauttaa niitä.',
    sentFor: 'Lähetetty osoitteeseen {email}, koska se oli tilin osoite palvelussa {project}.',
  },
  undo: {
    does: 'Painike säilyttää tilin ja kirjaa ulos kaikki selaimet, joilla on kirjauduttu sisään poistopyynnön jälkeen.',
    done: 'Tilisi säilyy',
  },
}
