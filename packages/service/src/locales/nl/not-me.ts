import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Was jij dit niet?',
  does: 'De knop logt de browser uit waarover de e-mail gaat.',
  button: 'Dit was ik niet',
  otherwise: 'Als jij het was, sluit dan deze pagina: er is niets gewijzigd.',
  done: 'Die browser is uitgelogd',
  tooLate: 'Dit is inmiddels veranderd',
  tooLateText: 'Waar de e-mail over gaat, geldt niet meer. Er is nu niets gewijzigd.',
  next: 'Zo beveilig je het account:',
  steps: [
    'Zorg dat niemand anders je e-mail leest: wie dat doet, kan inloggen als jij. Wijzig bij twijfel het wachtwoord van je mailbox.',
    'Stel hier een nieuw wachtwoord in dat je nergens anders gebruikt.',
    'Log in en verwijder wat je niet kent: passkeys, telefoonnummers, gekoppelde accounts, een authenticator-app.',
  ],
  help: 'Hulp krijgen',
  signInAgain: 'Opnieuw inloggen',
  goOn: 'Naar {project}',
  dead: 'Deze link werkt niet meer',
  deadText: 'De link is verlopen of is niet volledig gekopieerd. Zo’n link werkt 7 dagen.',
}
