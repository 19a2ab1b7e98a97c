import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Virhe: EML ja Email OTP eivät voi olla käytössä samaan aikaan',
  'errors.passkeysAlone': 'Pääsyavaimia ei voi käyttää yksinään. Lisää määritykseen toinen tuote.',
  'setup.unavailable': 'Kirjautuminen ei toimi juuri nyt. Yritä myöhemmin uudelleen.',
}
