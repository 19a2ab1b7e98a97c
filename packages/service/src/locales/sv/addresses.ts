import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} är koden för din nya adress hos {project}',
    plainSubject: 'Koden för din nya adress hos {project}',
    heading: 'Bekräfta din nya adress',
    lead: 'Ange koden på sidan där du lade till adressen.',
    taken:
      'Adressen hör redan till ett konto hos {project} och kan därför inte läggas till i ett annat. Logga in med den, eller ta bort den där.',
    notYou: 'Var det inte du? Då behöver du inte göra något: utan koden läggs adressen inte till.',
    sentFor:
      'Skickat till {email} för att någon vill använda adressen för sitt konto hos {project}.',
  },
  label: 'E-postadress',
  added: {
    subject: 'En e-postadress har lagts till i ditt konto hos {project}',
    heading: 'En e-postadress har lagts till',
    lead: 'Det går att logga in med den.',
  },
  primary: {
    subject: 'Ditt konto hos {project} har en annan huvudadress',
    heading: 'Din huvudadress har ändrats',
    lead: 'Meddelanden om ditt konto skickas till den.',
  },
  removed: {
    subject: 'En e-postadress har tagits bort från ditt konto hos {project}',
    heading: 'En e-postadress har tagits bort',
    lead: 'I 7 dagar kommer den tillbaka om du loggar in med den.',
  },
  takesBack:
    'Då ångras ändringen och allt som kom efter, och alla webbläsare som har loggat in sedan dess loggas ut.',
  undo: {
    does: 'Knappen ångrar ändringen som mejlet handlar om och allt som kom efter, och loggar ut alla webbläsare som har loggat in sedan dess.',
    done: 'Dina adresser är som förut',
  },
}
