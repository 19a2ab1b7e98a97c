import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} is de code voor je nieuwe adres bij {project}',
    plainSubject: 'De code voor je nieuwe adres bij {project}',
    heading: 'Bevestig je nieuwe adres',
    lead: 'Voer deze code in op de pagina waar je het adres hebt toegevoegd.',
    taken:
      'Dit adres hoort al bij een account bij {project} en kan dus niet aan een ander worden toegevoegd. Gebruik het om in te loggen, of verwijder het daar.',
    notYou: 'Was jij dit niet? Doe dan niets: zonder de code wordt het adres niet toegevoegd.',
    sentFor:
      'Verstuurd naar {email} omdat iemand dit adres wil gebruiken voor een account bij {project}.',
  },
  label: 'E-mailadres',
  added: {
    subject: 'Er is een e-mailadres toegevoegd aan je account bij {project}',
    heading: 'Er is een e-mailadres toegevoegd',
    lead: 'Je kunt ermee inloggen.',
  },
  primary: {
    subject: 'Je account bij {project} heeft een ander hoofdadres',
    heading: 'Je hoofdadres is gewijzigd',
    lead: 'Meldingen over je account gaan hiernaartoe.',
  },
  removed: {
    subject: 'Er is een e-mailadres verwijderd uit je account bij {project}',
    heading: 'Er is een e-mailadres verwijderd',
    lead: 'De komende 7 dagen komt het terug als je ermee inlogt.',
  },
  takesBack:
    'Daarmee maak je deze wijziging en alles wat daarna kwam ongedaan, en worden alle browsers uitgelogd die sindsdien zijn ingelogd.',
  undo: {
    does: 'De knop maakt de wijziging waarover de e-mail gaat en alles wat daarna kwam ongedaan, en logt alle browsers uit die sindsdien zijn ingelogd.',
    done: 'Je adressen zijn weer zoals eerst',
  },
}
