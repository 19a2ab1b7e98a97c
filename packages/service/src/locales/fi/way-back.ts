import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} on koodisi palveluun {project}',
    plainSubject: 'Koodisi palveluun {project}',
    heading: 'Kirjaudu ilman toista vaihetta',
    lead: 'Joku, jolla ei enää ole toista vaihetta, haluaa päästä tilillesi. Jos se olit sinä, anna tämä koodi siellä.',
    notYou:
      'Etkö se ollut sinä? Silloin joku pääsee ensimmäisen vaiheesi läpi. Ilman koodia mikään ei muutu, mutta aseta uusi salasana.',
  },
  requested: {
    subject: 'Tilisi toinen vaihe palvelussa {project} aiotaan poistaa',
    heading: 'Toinen vaiheesi aiotaan poistaa',
    lead: 'Joku kirjautui sisään, luki koodin sähköpostistasi ja ilmoitti, että toinen vaihe on kadonnut. Jos kukaan ei vastusta, se poistetaan.',
    does: 'Painike pysäyttää tämän, ja toinen vaiheesi säilyy.',
  },
  text: 'Tilisi toinen vaihe palvelussa {project} poistetaan {date}. Jos et pyytänyt tätä, pysäytä se: {link}',
  undo: {
    does: 'Painike pysäyttää sen, mistä viesti kertoo: toinen vaiheesi säilyy.',
    done: 'Toinen vaiheesi säilyy',
  },
  removed: {
    subject: 'Tilisi toinen vaihe palvelussa {project} poistettiin',
    heading: 'Toinen vaiheesi poistettiin',
    lead: 'Odotusaika on päättynyt, eikä kukaan vastustanut. Kirjaudut nyt sisään ilman sitä. Ota pian uusi käyttöön.',
    does: 'Se peruu kaiken sen jälkeen muutetun ja kirjaa ulos kaikki selaimet, jotka ovat kirjautuneet sen jälkeen.',
  },
}
