import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Ny adress',
  date: 'Gäller från',
  requested: {
    subject: 'Ditt konto hos {project} ska få en ny adress',
    heading: 'Ditt konto ska få en ny adress',
    lead: '{project} har fått veta att du inte längre kan logga in. Om ingen invänder blir den nya adressen din huvudadress.',
    does: 'Då stoppas detta, och den nya adressen läggs inte till.',
  },
  text: 'Ditt konto hos {project} får en ny adress {date}. Om det inte var du, stoppa det: {link}',
  undo: {
    does: 'Knappen stoppar återställningen som meddelandet handlar om: den nya adressen läggs inte till.',
    done: 'Den nya adressen läggs inte till',
  },
  ready: {
    subject: 'Du kan komma in på ditt konto hos {project} igen',
    heading: 'Du kan komma in på ditt konto igen',
    lead: 'Väntetiden är över, och ingen har invänt.',
    does: 'Knappen gör {email} till huvudadress för ditt konto och loggar in dig.',
    action: 'Logga in',
    until: 'Länken fungerar en gång, till {date}.',
    notYou: 'Var det inte du? Gör ingenting: utan länken ändras ingenting.',
  },
  page: {
    question: 'Vill du in på ditt konto igen?',
    dead: 'Länken fungerar inte längre',
    deadText: 'Den har använts eller stoppats, eller så har den gått ut.',
  },
}
