import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Uusi osoite',
  date: 'Voimassa alkaen',
  requested: {
    subject: 'Tilisi palvelussa {project} on saamassa uuden osoitteen',
    heading: 'Tilisi on saamassa uuden osoitteen',
    lead: '{project} sai ilmoituksen, ettet enää pääse kirjautumaan sisään. Jos kukaan ei vastusta, uudesta osoitteesta tulee ensisijainen osoitteesi.',
    does: 'Painike pysäyttää tämän, eikä uutta osoitetta lisätä.',
  },
  text: 'Tilisi palvelussa {project} saa uuden osoitteen {date}. Jos et pyytänyt tätä, pysäytä se: {link}',
  undo: {
    does: 'Painike pysäyttää palautuksen, jota viesti koskee: uutta osoitetta ei lisätä.',
    done: 'Uutta osoitetta ei lisätä',
  },
  ready: {
    subject: 'Pääset takaisin tilillesi palvelussa {project}',
    heading: 'Pääset takaisin tilillesi',
    lead: 'Odotusaika on päättynyt, eikä kukaan vastustanut.',
    does: 'Painike tekee osoitteesta {email} tilisi ensisijaisen osoitteen ja kirjaa sinut sisään.',
    action: 'Kirjaudu sisään',
    until: 'Linkki toimii kerran, {date} asti.',
    notYou: 'Etkö se ollut sinä? Älä tee mitään: ilman linkkiä mikään ei muutu.',
  },
  page: {
    question: 'Palataanko tilillesi?',
    dead: 'Linkki ei enää toimi',
    deadText: 'Se on käytetty, pysäytetty tai vanhentunut.',
  },
}
