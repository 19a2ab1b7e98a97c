import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} er koden for den nye adressen din hos {project}',
    plainSubject: 'Koden for den nye adressen din hos {project}',
    heading: 'Bekreft den nye adressen din',
    lead: 'Skriv inn koden på siden der du la til adressen.',
    taken:
      'Adressen hører allerede til en konto hos {project}, så den kan ikke legges til i en annen. Logg på med den, eller fjern den der.',
    notYou:
      'Var det ikke deg? Da trenger du ikke gjøre noe: Uten koden blir adressen ikke lagt til.',
    sentFor: 'Sendt til {email} fordi noen vil bruke adressen for kontoen sin hos {project}.',
  },
  label: 'E-postadresse',
  added: {
    subject: 'En e-postadresse er lagt til i kontoen din hos {project}',
    heading: 'En e-postadresse er lagt til',
    lead: 'Den kan brukes til å logge på.',
  },
  primary: {
    subject: 'Kontoen din hos {project} har fått en annen hovedadresse',
    heading: 'Hovedadressen din er endret',
    lead: 'Varsler om kontoen din sendes til den.',
  },
  removed: {
    subject: 'En e-postadresse er fjernet fra kontoen din hos {project}',
    heading: 'En e-postadresse er fjernet',
    lead: 'I 7 dager kommer den tilbake hvis du logger på med den.',
  },
  takesBack:
    'Da angres endringen og alt som kom etter, og alle nettlesere som har logget på siden, blir logget av.',
  undo: {
    does: 'Knappen angrer endringen som e-posten handler om, og alt som kom etter, og logger av alle nettlesere som har logget på siden.',
    done: 'Adressene dine er som før',
  },
}
