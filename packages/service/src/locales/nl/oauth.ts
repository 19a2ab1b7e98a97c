import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Account bij een andere aanbieder',
  linked: {
    subject: 'Er is een account gekoppeld aan je account bij {project}',
    heading: 'Er is een account gekoppeld',
    lead: 'Je kunt er nu mee inloggen als {email}.',
    label: 'Account',
    removes: 'Daarmee verwijder je dit account en log je de browser uit waarmee het is gekoppeld.',
    does: 'De knop verwijdert het account waarover de e-mail gaat en logt de browsers uit waarmee het is gekoppeld of gebruikt.',
    done: 'Het gekoppelde account is verwijderd',
  },
}
