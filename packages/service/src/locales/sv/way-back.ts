import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} är din kod för {project}',
    plainSubject: 'Din kod för {project}',
    heading: 'Kom in utan ditt andra steg',
    lead: 'Någon som inte längre har det andra steget vill komma in på ditt konto. Om det var du, ange den här koden där.',
    notYou:
      'Var det inte du? Då kan någon klara ditt första steg. Utan koden ändras ingenting, men välj ett nytt lösenord.',
  },
  requested: {
    subject: 'Det andra steget för ditt konto hos {project} ska tas bort',
    heading: 'Ditt andra steg ska tas bort',
    lead: 'Någon loggade in, läste en kod i din e-post och sa att det andra steget är borta. Om ingen invänder tas det bort.',
    does: 'Då stoppas detta, och ditt andra steg blir kvar.',
  },
  text: 'Det andra steget för ditt konto hos {project} tas bort {date}. Om det inte var du, stoppa det: {link}',
  undo: {
    does: 'Knappen stoppar det som meddelandet handlar om: ditt andra steg blir kvar.',
    done: 'Ditt andra steg blir kvar',
  },
  removed: {
    subject: 'Det andra steget för ditt konto hos {project} togs bort',
    heading: 'Ditt andra steg togs bort',
    lead: 'Väntetiden är över, och ingen har invänt. Nu loggar du in utan det. Skaffa snart ett nytt.',
    does: 'Den ångrar allt som har ändrats sedan dess och loggar ut alla webbläsare som har loggat in sedan dess.',
  },
}
