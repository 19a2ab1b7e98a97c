import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Authenticator-app',
    recoveryCode: 'Herstelcode',
  },
  added: {
    subject: 'Er is een authenticator-app toegevoegd aan je account bij {project}',
    heading: 'Er is een authenticator-app toegevoegd',
    lead: 'Voor wijzigingen aan het account van {email} is nu een code uit de app nodig.',
    removes: 'Daarmee verwijder je deze app en log je de browser uit waarmee de app is toegevoegd.',
    does: 'De knop verwijdert de authenticator-app waarover de e-mail gaat, met de bijbehorende herstelcodes, en logt de browsers uit waarmee de app is toegevoegd of gebruikt.',
    done: 'De authenticator-app is verwijderd',
  },
}
