import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Ny adresse',
  date: 'Gjelder fra',
  requested: {
    subject: 'Kontoen din hos {project} skal få en ny adresse',
    heading: 'Kontoen din skal få en ny adresse',
    lead: '{project} har fått beskjed om at du ikke lenger kan logge på. Hvis ingen protesterer, blir den nye adressen hovedadressen din.',
    does: 'Da stoppes dette, og den nye adressen blir ikke lagt til.',
  },
  text: 'Kontoen din hos {project} får en ny adresse {date}. Hvis det ikke var deg, stopp det: {link}',
  undo: {
    does: 'Knappen stopper gjenopprettingen som meldingen handler om: Den nye adressen blir ikke lagt til.',
    done: 'Den nye adressen blir ikke lagt til',
  },
  ready: {
    subject: 'Du kan komme inn på kontoen din hos {project} igjen',
    heading: 'Du kan komme inn på kontoen din igjen',
    lead: 'Ventetiden er over, og ingen har protestert.',
    does: 'Knappen gjør {email} til hovedadressen for kontoen din og logger deg på.',
    action: 'Logg på',
    until: 'Lenken virker én gang, til {date}.',
    notYou: 'Ikke deg? Da trenger du ikke gjøre noe: Uten lenken endres ingenting.',
  },
  page: {
    question: 'Vil du inn på kontoen din igjen?',
    dead: 'Lenken virker ikke lenger',
    deadText: 'Den er brukt eller stoppet, eller den har utløpt.',
  },
}
