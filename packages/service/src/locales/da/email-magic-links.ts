import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Link i en e-mail',
  mail: {
    login: {
      title: 'Log ind på {project}',
      action: 'Log ind',
    },
    signup: {
      title: 'Opret konto hos {project}',
      action: 'Opret konto',
    },
    preheader: 'Virker én gang, i {duration}.',
    preheaderWithCode: 'Åbn linket, eller indtast {code}. Virker én gang, i {duration}.',
    orCode: 'Eller indtast denne kode på siden, hvor du bad om den:',
    worksUntil:
      'Linket og koden virker én gang, indtil {time}. Når du bruger det ene, udløber det andet.',
    worksFor:
      'Linket og koden virker én gang, i {duration}. Når du bruger det ene, udløber det andet.',
  },
  form: {
    sentTitle: 'Tjek din e-mail',
    sentText: 'Der er sendt en e-mail til {email}.',
    invalidTitle: 'Kontrollér e-mailadressen',
    invalidText: 'Gå tilbage, og indtast en gyldig adresse.',
    tooManyTitle: 'For mange forsøg',
    tooManyText: 'Vent et par minutter, gå tilbage, og prøv igen.',
    scriptTitle: 'Det kræver JavaScript at logge ind her',
    scriptText: 'Slå det til i din browser, gå tilbage, og prøv igen.',
  },
  otherDevice: {
    question: 'Vil du logge ind på din anden enhed?',
    lead: 'Nogen har bedt om dette link der. Hvis det var dig, skal du vælge det tal, du ser på den skærm:',
    numbers: 'Tallet på den anden skærm',
    someBrowser: 'En anden browser',
    thatBrowser: 'den anden browser',
    justNow: 'lige nu',
    here: 'Log ind her i stedet',
    refuse: 'Jeg har ikke bedt om dette',
    approvedTitle: 'Du er logget ind der',
    approvedText: 'Fortsæt i {browser}. Du kan lukke denne side.',
    soonTitle: 'Gå tilbage til din anden enhed',
    soonText: 'Du bliver logget ind, når du ser på siden i {browser}. Denne side kan du lukke.',
    refusedTitle: 'Linket virker ikke længere',
    refusedText: 'Ingen blev logget ind.',
    wrongTitle: 'Det var ikke det rigtige tal',
    wrongText:
      'Derfor blev ingen logget ind, og linket virker ikke længere. Hvis du selv bad om det, kan du bede om et nyt.',
    takenTitle: 'Det er for sent at afvise',
    takenText:
      'Siden der er allerede logget ind. Hvis det ikke var dig, skal du straks bede {project} om hjælp.',
    onwardTitle: 'Logger ind...',
    onward: 'Log ind',
  },
}
