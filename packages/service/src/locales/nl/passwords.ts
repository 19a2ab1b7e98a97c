import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Wachtwoord',
  mail: {
    reset: {
      sentFor: 'Verstuurd naar {email} omdat iemand een nieuw wachtwoord heeft aangevraagd.',
      subject: 'Nieuw wachtwoord voor {project} instellen',
      preheaderUntil: 'Werkt één keer, tot {time}. Er verandert niets tot je de link gebruikt.',
      preheaderFor:
        'Werkt één keer, gedurende {duration}. Er verandert niets tot je de link gebruikt.',
      heading: 'Nieuw wachtwoord instellen',
      works: 'Je oude wachtwoord blijft werken tot je dat doet.',
      breached:
        'Je wachtwoord staat op een lijst die van een andere site is gestolen en werkt hier daarom niet meer. Bij {project} is niet ingebroken.',
      action: 'Nieuw wachtwoord instellen',
      notYou: 'Was jij dit niet? Doe dan niets: je wachtwoord blijft zoals het is.',
      login: 'Inloggen zonder nieuw wachtwoord: {link}',
    },
    changed: {
      subject: 'Je wachtwoord voor {project} is gewijzigd',
      heading: 'Je wachtwoord is gewijzigd',
    },
    set: {
      subject: 'Er is een wachtwoord ingesteld voor je account bij {project}',
      heading: 'Er is een wachtwoord ingesteld',
    },
    othersSignedOut: 'Alle andere browsers zijn uitgelogd.',
    locks: 'Daarmee blokkeer je het nieuwe wachtwoord en kun je er zelf een instellen.',
  },
  undo: {
    does: 'De knop blokkeert het nieuwe wachtwoord en logt alle browsers uit. Daarna krijg je een e-mail met een link om zelf een wachtwoord in te stellen.',
    done: 'Het nieuwe wachtwoord is geblokkeerd',
    mailSent:
      'Er is een e-mail met een link om een nieuw wachtwoord in te stellen gestuurd naar {email}.',
    askForMail: 'Vraag een nieuw wachtwoord aan op de pagina waar je inlogt.',
  },
  guessed: {
    mail: {
      subject: '{code} is je code voor {project}',
      plainSubject: 'Je code voor {project}',
      heading: 'Je inlogcode',
      lead: 'Iemand heeft je wachtwoord ingevoerd op een apparaat dat we niet kennen. Was jij dat, voer deze code dan daar in.',
      notYou:
        'Was jij dit niet? Dan kent iemand je wachtwoord. De knop blokkeert het en logt alle browsers uit, en je krijgt een e-mail met een link om een ander in te stellen.',
    },
    does: 'De knop blokkeert je wachtwoord en logt alle browsers uit. Daarna krijg je een e-mail met een link om een ander in te stellen.',
    done: 'Je wachtwoord is geblokkeerd',
  },
}
