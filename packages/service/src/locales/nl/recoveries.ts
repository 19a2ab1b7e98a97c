import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Nieuw adres',
  date: 'Geldt vanaf',
  requested: {
    subject: 'Je account bij {project} krijgt een nieuw adres',
    heading: 'Je account krijgt een nieuw adres',
    lead: '{project} heeft gehoord dat je niet meer kunt inloggen. Als niemand bezwaar maakt, wordt het nieuwe adres je hoofdadres.',
    does: 'Daarmee stop je dit, en wordt het nieuwe adres niet toegevoegd.',
  },
  text: 'Je account bij {project} krijgt op {date} een nieuw adres. Was jij dit niet? Stop het: {link}',
  undo: {
    does: 'De knop stopt het herstel waarover het bericht gaat: het nieuwe adres wordt niet toegevoegd.',
    done: 'Het nieuwe adres wordt niet toegevoegd',
  },
  ready: {
    subject: 'Je kunt weer in je account bij {project}',
    heading: 'Je kunt weer in je account',
    lead: 'De wachttijd is voorbij en niemand heeft bezwaar gemaakt.',
    does: 'De knop maakt {email} het hoofdadres van je account en logt je in.',
    action: 'Inloggen',
    until: 'De link werkt één keer, tot {date}.',
    notYou: 'Was jij dit niet? Doe dan niets: zonder de link verandert er niets.',
  },
  page: {
    question: 'Weer in je account?',
    dead: 'Deze link werkt niet meer',
    deadText: 'Hij is gebruikt of gestopt, of hij is verlopen.',
  },
}
