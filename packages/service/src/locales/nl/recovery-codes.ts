import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'Er zijn nieuwe herstelcodes gemaakt voor je account bij {project}',
    heading: 'Er zijn nieuwe herstelcodes gemaakt',
    lead: 'Eerdere herstelcodes werken niet meer.',
    does: 'Daarmee maak je de nieuwe codes ongeldig en log je de browser uit waarmee ze zijn gemaakt.',
    undo: {
      does: 'De knop maakt de herstelcodes waarover de e-mail gaat ongeldig, en logt de browsers uit waarmee ze zijn gemaakt of gebruikt.',
      done: 'Die herstelcodes werken niet meer',
    },
  },
  used: {
    subject: 'Iemand is met een herstelcode ingelogd op je account bij {project}',
    heading: 'Er is een herstelcode gebruikt om in te loggen',
    lead: 'Die code werkt niet meer.',
    remaining: 'Resterende codes',
    does: 'Daarmee maak je alles ongedaan wat sinds deze login is gewijzigd, worden alle browsers uitgelogd die sindsdien zijn ingelogd, en worden alle herstelcodes ongeldig.',
    undo: {
      does: 'De knop maakt alles ongedaan wat is gewijzigd sinds de login waarover de e-mail gaat, logt alle browsers uit die sindsdien zijn ingelogd, en maakt alle herstelcodes ongeldig.',
      done: 'De wijzigingen zijn ongedaan gemaakt',
    },
  },
}
