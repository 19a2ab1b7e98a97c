import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} er koden til din nye adresse hos {project}',
    plainSubject: 'Koden til din nye adresse hos {project}',
    heading: 'Bekræft din nye adresse',
    lead: 'Indtast koden på siden, hvor du tilføjede adressen.',
    taken:
      'Adressen hører allerede til en konto hos {project}, så den kan ikke føjes til en anden. Log ind med den, eller fjern den der.',
    notYou: 'Var det ikke dig? Så behøver du ikke gøre noget: Uden koden tilføjes adressen ikke.',
    sentFor: 'Sendt til {email}, fordi nogen vil bruge adressen til sin konto hos {project}.',
  },
  label: 'E-mailadresse',
  added: {
    subject: 'En e-mailadresse er føjet til din konto hos {project}',
    heading: 'En e-mailadresse er tilføjet',
    lead: 'Den kan bruges til at logge ind.',
  },
  primary: {
    subject: 'Din konto hos {project} har fået en anden primær adresse',
    heading: 'Din primære adresse er ændret',
    lead: 'Beskeder om din konto sendes til den.',
  },
  removed: {
    subject: 'En e-mailadresse er fjernet fra din konto hos {project}',
    heading: 'En e-mailadresse er fjernet',
    lead: 'I 7 dage kommer den tilbage, hvis du logger ind med den.',
  },
  takesBack:
    'Så fortrydes ændringen og alt, hvad der kom efter, og alle browsere, der er logget ind siden, logges ud.',
  undo: {
    does: 'Knappen fortryder den ændring, som e-mailen handler om, og alt, hvad der kom efter, og logger alle browsere ud, der er logget ind siden.',
    done: 'Dine adresser er som før',
  },
}
