import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} is je code voor {project}',
    plainSubject: 'Je code voor {project}',
    heading: 'Binnenkomen zonder je tweede stap',
    lead: 'Iemand die geen tweede stap meer heeft, wil in je account. Was jij dat? Voer deze code dan daar in.',
    notYou:
      'Was jij dit niet? Dan komt iemand door je eerste stap. Zonder de code verandert er niets, maar stel een nieuw wachtwoord in.',
  },
  requested: {
    subject: 'De tweede stap van je account bij {project} wordt binnenkort verwijderd',
    heading: 'Je tweede stap wordt binnenkort verwijderd',
    lead: 'Iemand heeft ingelogd, een code in je mail gelezen en gemeld dat de tweede stap kwijt is. Als niemand bezwaar maakt, wordt die verwijderd.',
    does: 'Daarmee stop je dit, en blijft je tweede stap.',
  },
  text: 'De tweede stap van je account bij {project} wordt op {date} verwijderd. Was jij dit niet? Stop het: {link}',
  undo: {
    does: 'De knop stopt waar het bericht over gaat: je tweede stap blijft.',
    done: 'Je tweede stap blijft',
  },
  removed: {
    subject: 'De tweede stap van je account bij {project} is verwijderd',
    heading: 'Je tweede stap is verwijderd',
    lead: 'De wachttijd is voorbij en niemand heeft bezwaar gemaakt. Voortaan log je in zonder. Stel snel een nieuwe in.',
    does: 'Daarmee maak je alles ongedaan wat sindsdien is gewijzigd, en worden alle browsers uitgelogd die sindsdien hebben ingelogd.',
  },
}
