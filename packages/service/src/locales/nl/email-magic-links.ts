import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Link in een e-mail',
  mail: {
    login: {
      title: 'Inloggen bij {project}',
      action: 'Inloggen',
    },
    signup: {
      title: 'Registreren bij {project}',
      action: 'Registreren',
    },
    preheader: 'Werkt één keer, gedurende {duration}.',
    preheaderWithCode: 'Open de link of voer {code} in. Werkt één keer, gedurende {duration}.',
    orCode: 'Of voer deze code in op de pagina waar je erom hebt gevraagd:',
    worksUntil:
      'De link en de code werken één keer, tot {time}. Als je de ene gebruikt, vervalt de andere.',
    worksFor:
      'De link en de code werken één keer, gedurende {duration}. Als je de ene gebruikt, vervalt de andere.',
  },
  form: {
    sentTitle: 'Bekijk je e-mail',
    sentText: 'Er is een e-mail gestuurd naar {email}.',
    invalidTitle: 'Controleer het e-mailadres',
    invalidText: 'Ga terug en voer een geldig adres in.',
    tooManyTitle: 'Te veel pogingen',
    tooManyText: 'Wacht een paar minuten, ga terug en probeer het opnieuw.',
    scriptTitle: 'Inloggen werkt hier alleen met JavaScript',
    scriptText: 'Zet JavaScript aan in je browser, ga terug en probeer het opnieuw.',
  },
  otherDevice: {
    question: 'Inloggen op je andere apparaat?',
    lead: 'Iemand heeft daar om deze link gevraagd. Was jij dat, kies dan het getal dat je op dat scherm ziet:',
    numbers: 'Het getal op het andere scherm',
    someBrowser: 'Een andere browser',
    thatBrowser: 'de andere browser',
    justNow: 'zojuist',
    here: 'Liever hier inloggen',
    refuse: 'Ik heb hier niet om gevraagd',
    approvedTitle: 'Je bent daar ingelogd',
    approvedText: 'Ga door in {browser}. Je kunt deze pagina sluiten.',
    soonTitle: 'Ga terug naar je andere apparaat',
    soonText:
      'Je wordt ingelogd zodra je de pagina in {browser} bekijkt. Deze pagina kun je sluiten.',
    refusedTitle: 'De link werkt niet meer',
    refusedText: 'Er is niemand ingelogd.',
    wrongTitle: 'Dat was niet het juiste getal',
    wrongText:
      'Daarom is er niemand ingelogd en werkt de link niet meer. Heb je er zelf om gevraagd, vraag dan een nieuwe link aan.',
    takenTitle: 'Weigeren kan niet meer',
    takenText:
      'Op de pagina daar is al ingelogd. Was jij dat niet, vraag {project} dan meteen om hulp.',
    onwardTitle: 'Je wordt ingelogd...',
    onward: 'Inloggen',
  },
}
