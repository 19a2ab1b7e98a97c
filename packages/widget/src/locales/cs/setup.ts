import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Chyba: EML a Email OTP nelze používat současně',
  'errors.passkeysAlone':
    'Přístupové klíče nelze používat samostatně. Přidejte do konfigurace další produkt.',
  'setup.unavailable': 'Přihlášení momentálně nefunguje. Zkuste to později.',
}
