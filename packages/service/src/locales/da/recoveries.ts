import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Ny adresse',
  date: 'Gælder fra',
  requested: {
    subject: 'Din konto hos {project} skal have en ny adresse',
    heading: 'Din konto skal have en ny adresse',
    lead: '{project} har fået at vide, at du ikke længere kan logge ind. Hvis ingen gør indsigelse, bliver den nye adresse din primære.',
    does: 'Så stoppes det, og den nye adresse tilføjes ikke.',
  },
  text: 'Din konto hos {project} får en ny adresse {date}. Hvis det ikke var dig, så stop det: {link}',
  undo: {
    does: 'Knappen stopper den gendannelse, som beskeden handler om: Den nye adresse tilføjes ikke.',
    done: 'Den nye adresse bliver ikke tilføjet',
  },
  ready: {
    subject: 'Du kan komme ind på din konto hos {project} igen',
    heading: 'Du kan komme ind på din konto igen',
    lead: 'Ventetiden er gået, og ingen har gjort indsigelse.',
    does: 'Knappen gør {email} til den primære adresse for din konto og logger dig ind.',
    action: 'Log ind',
    until: 'Linket virker én gang, indtil {date}.',
    notYou: 'Ikke dig? Så gør ingenting: Uden linket ændres intet.',
  },
  page: {
    question: 'Vil du ind på din konto igen?',
    dead: 'Linket virker ikke længere',
    deadText: 'Det er brugt eller stoppet, eller det er udløbet.',
  },
}
