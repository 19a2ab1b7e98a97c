import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Adgangskode',
  mail: {
    reset: {
      sentFor: 'Sendt til {email}, fordi nogen bad om en ny adgangskode.',
      subject: 'Vælg en ny adgangskode til {project}',
      preheaderUntil: 'Virker én gang, indtil {time}. Intet ændres, før du bruger linket.',
      preheaderFor: 'Virker én gang, i {duration}. Intet ændres, før du bruger linket.',
      heading: 'Vælg en ny adgangskode',
      works: 'Din gamle adgangskode virker, indtil du gør det.',
      breached:
        'Din adgangskode står på en liste, der er stjålet fra et andet websted, så den virker ikke længere her. Ingen har brudt ind hos {project}.',
      action: 'Vælg en ny adgangskode',
      notYou:
        'Var det ikke dig? Så behøver du ikke gøre noget: Din adgangskode forbliver, som den er.',
      login: 'Log ind uden en ny adgangskode: {link}',
    },
    changed: {
      subject: 'Din adgangskode til {project} er ændret',
      heading: 'Din adgangskode er ændret',
    },
    set: {
      subject: 'Der er valgt en adgangskode til din konto hos {project}',
      heading: 'Der er valgt en adgangskode',
    },
    othersSignedOut: 'Alle andre browsere er logget ud.',
    locks: 'Så spærres den nye adgangskode, og du kan selv vælge en.',
  },
  undo: {
    does: 'Knappen spærrer den nye adgangskode og logger alle browsere ud. Derefter får du en e-mail med et link til selv at vælge en adgangskode.',
    done: 'Den nye adgangskode er spærret',
    mailSent: 'En e-mail med et link til valg af en ny adgangskode er sendt til {email}.',
    askForMail: 'Bed om en ny adgangskode på siden, hvor du logger ind.',
  },
  guessed: {
    mail: {
      subject: '{code} er din kode til {project}',
      plainSubject: 'Din kode til {project}',
      heading: 'Din loginkode',
      lead: 'Nogen har indtastet din adgangskode på en enhed, som vi ikke kender. Var det dig, så indtast denne kode dér.',
      notYou:
        'Var det ikke dig? Så kender nogen din adgangskode. Knappen spærrer den og logger alle browsere ud, og du får en e-mail med et link til at vælge en anden.',
    },
    does: 'Knappen spærrer din adgangskode og logger alle browsere ud. Derefter får du en e-mail med et link til at vælge en anden.',
    done: 'Din adgangskode er spærret',
  },
}
