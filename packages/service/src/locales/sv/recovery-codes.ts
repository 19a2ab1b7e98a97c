import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Nya återställningskoder har skapats för ditt konto hos {project}',
    heading: 'Nya återställningskoder har skapats',
    lead: 'Tidigare återställningskoder fungerar inte längre.',
    does: 'Då blir de nya koderna ogiltiga, och webbläsaren som skapade dem loggas ut.',
    undo: {
      does: 'Knappen gör återställningskoderna som mejlet handlar om ogiltiga och loggar ut de webbläsare som skapade eller använde dem.',
      done: 'De återställningskoderna fungerar inte längre',
    },
  },
  used: {
    subject: 'Någon loggade in på ditt konto hos {project} med en återställningskod',
    heading: 'En återställningskod användes för att logga in',
    lead: 'Den koden fungerar inte längre.',
    remaining: 'Koder kvar',
    does: 'Då ångras allt som har ändrats sedan den inloggningen, alla webbläsare som har loggat in sedan dess loggas ut, och alla återställningskoder blir ogiltiga.',
    undo: {
      does: 'Knappen ångrar allt som har ändrats sedan inloggningen som mejlet handlar om, loggar ut alla webbläsare som har loggat in sedan dess och gör alla återställningskoder ogiltiga.',
      done: 'Ändringarna har ångrats',
    },
  },
}
