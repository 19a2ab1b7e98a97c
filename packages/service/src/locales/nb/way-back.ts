import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} er koden din for {project}',
    plainSubject: 'Koden din for {project}',
    heading: 'Kom inn uten det andre trinnet',
    lead: 'Noen som ikke lenger har det andre trinnet, vil inn på kontoen din. Hvis det var deg, skriv inn denne koden der.',
    notYou:
      'Var det ikke deg? Da kan noen klare det første trinnet ditt. Uten koden endres ingenting, men velg et nytt passord.',
  },
  requested: {
    subject: 'Det andre trinnet for kontoen din hos {project} skal fjernes',
    heading: 'Det andre trinnet ditt skal fjernes',
    lead: 'Noen logget på, leste en kode i e-posten din og sa at det andre trinnet er borte. Hvis ingen protesterer, blir det fjernet.',
    does: 'Da stoppes dette, og det andre trinnet ditt blir værende.',
  },
  text: 'Det andre trinnet for kontoen din hos {project} blir fjernet {date}. Hvis det ikke var deg, stopp det: {link}',
  undo: {
    does: 'Knappen stopper det som meldingen handler om: Det andre trinnet ditt blir værende.',
    done: 'Det andre trinnet ditt blir værende',
  },
  removed: {
    subject: 'Det andre trinnet for kontoen din hos {project} ble fjernet',
    heading: 'Det andre trinnet ditt ble fjernet',
    lead: 'Ventetiden er over, og ingen har protestert. Nå logger du på uten det. Sett snart opp et nytt.',
    does: 'Den angrer alt som er endret siden da, og logger av alle nettlesere som har logget på siden.',
  },
}
