import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Passord',
  mail: {
    reset: {
      sentFor: 'Sendt til {email} fordi noen ba om et nytt passord.',
      subject: 'Velg et nytt passord for {project}',
      preheaderUntil: 'Virker én gang, til {time}. Ingenting endres før du bruker lenken.',
      preheaderFor: 'Virker én gang, i {duration}. Ingenting endres før du bruker lenken.',
      heading: 'Velg et nytt passord',
      works: 'Det gamle passordet ditt virker til du gjør det.',
      breached:
        'Passordet ditt står på en liste som er stjålet fra et annet nettsted, så det virker ikke lenger her. Ingen har brutt seg inn hos {project}.',
      action: 'Velg et nytt passord',
      notYou: 'Var det ikke deg? Da trenger du ikke gjøre noe: Passordet ditt forblir som det er.',
      login: 'Logg på uten et nytt passord: {link}',
    },
    changed: {
      subject: 'Passordet ditt for {project} er endret',
      heading: 'Passordet ditt er endret',
    },
    set: {
      subject: 'Et passord er valgt for kontoen din hos {project}',
      heading: 'Et passord er valgt',
    },
    othersSignedOut: 'Alle andre nettlesere er logget av.',
    locks: 'Da sperres det nye passordet, og du kan velge et selv.',
  },
  undo: {
    does: 'Knappen sperrer det nye passordet og logger av alle nettlesere. Deretter får du en e-post med en lenke for å velge et passord selv.',
    done: 'Det nye passordet er sperret',
    mailSent: 'En e-post med en lenke for å velge et nytt passord er sendt til {email}.',
    askForMail: 'Be om et nytt passord på siden der du logger på.',
  },
  guessed: {
    mail: {
      subject: '{code} er koden din for {project}',
      plainSubject: 'Koden din for {project}',
      heading: 'Påloggingskoden din',
      lead: 'Noen har skrevet inn passordet ditt på en enhet vi ikke kjenner. Var det deg, skriver du inn denne koden der.',
      notYou:
        'Var det ikke deg? Da kjenner noen passordet ditt. Knappen sperrer det og logger av alle nettlesere, og du får en e-post med en lenke for å velge et annet.',
    },
    does: 'Knappen sperrer passordet ditt og logger av alle nettlesere. Deretter får du en e-post med en lenke for å velge et annet.',
    done: 'Passordet ditt er sperret',
  },
}
