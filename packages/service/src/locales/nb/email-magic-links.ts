import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Lenke i en e-post',
  mail: {
    login: {
      title: 'Logg på {project}',
      action: 'Logg på',
    },
    signup: {
      title: 'Registrer deg hos {project}',
      action: 'Registrer deg',
    },
    preheader: 'Virker én gang, i {duration}.',
    preheaderWithCode: 'Åpne lenken, eller skriv inn {code}. Virker én gang, i {duration}.',
    orCode: 'Eller skriv inn denne koden på siden der du ba om den:',
    worksUntil:
      'Lenken og koden virker én gang, til {time}. Når du bruker den ene, slutter den andre å virke.',
    worksFor:
      'Lenken og koden virker én gang, i {duration}. Når du bruker den ene, slutter den andre å virke.',
  },
  form: {
    sentTitle: 'Sjekk e-posten din',
    sentText: 'En e-post er sendt til {email}.',
    invalidTitle: 'Kontroller e-postadressen',
    invalidText: 'Gå tilbake, og skriv inn en gyldig adresse.',
    tooManyTitle: 'For mange forsøk',
    tooManyText: 'Vent noen minutter, gå tilbake, og prøv igjen.',
    scriptTitle: 'Du trenger JavaScript for å logge på her',
    scriptText: 'Slå det på i nettleseren, gå tilbake, og prøv igjen.',
  },
  otherDevice: {
    question: 'Vil du logge på den andre enheten din?',
    lead: 'Noen ba om denne lenken der. Hvis det var deg, velger du tallet du ser på den skjermen:',
    numbers: 'Tallet på den andre skjermen',
    someBrowser: 'En annen nettleser',
    thatBrowser: 'den andre nettleseren',
    justNow: 'akkurat nå',
    here: 'Logg på her i stedet',
    refuse: 'Jeg ba ikke om dette',
    approvedTitle: 'Du er logget på der',
    approvedText: 'Fortsett i {browser}. Du kan lukke denne siden.',
    soonTitle: 'Gå tilbake til den andre enheten din',
    soonText: 'Du blir logget på når du ser på siden i {browser}. Denne siden kan du lukke.',
    refusedTitle: 'Lenken virker ikke lenger',
    refusedText: 'Ingen ble logget på.',
    wrongTitle: 'Det var ikke riktig tall',
    wrongText:
      'Derfor ble ingen logget på, og lenken virker ikke lenger. Hvis du selv ba om den, kan du be om en ny.',
    takenTitle: 'Det er for sent å avslå',
    takenText:
      'Siden der er allerede logget på. Hvis det ikke var deg, må du be {project} om hjelp med en gang.',
    onwardTitle: 'Logger på ...',
    onward: 'Logg på',
  },
}
