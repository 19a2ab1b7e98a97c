import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} er din kode til {project}',
    plainSubject: 'Din kode til {project}',
    heading: 'Log ind uden dit andet trin',
    lead: 'Nogen, som ikke længere har det andet trin, vil ind på din konto. Hvis det var dig, så indtast denne kode der.',
    notYou:
      'Var det ikke dig? Så kan nogen klare dit første trin. Uden koden sker der intet, men vælg en ny adgangskode.',
  },
  requested: {
    subject: 'Det andet trin på din konto hos {project} skal fjernes',
    heading: 'Dit andet trin skal fjernes',
    lead: 'Nogen loggede ind, læste en kode i din mail og sagde, at det andet trin er væk. Hvis ingen gør indsigelse, fjernes det.',
    does: 'Så stoppes det, og dit andet trin bliver.',
  },
  text: 'Det andet trin på din konto hos {project} fjernes {date}. Hvis det ikke var dig, så stop det: {link}',
  undo: {
    does: 'Knappen stopper det, som beskeden handler om: Dit andet trin bliver.',
    done: 'Dit andet trin bliver',
  },
  removed: {
    subject: 'Det andet trin på din konto hos {project} blev fjernet',
    heading: 'Dit andet trin blev fjernet',
    lead: 'Ventetiden er gået, og ingen har gjort indsigelse. Nu logger du ind uden det. Opret snart et nyt.',
    does: 'Det fortryder alt, der er ændret siden, og logger alle browsere ud, som er logget ind siden.',
  },
}
