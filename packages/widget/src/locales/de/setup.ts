import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode':
    'Fehler: EML und E-Mail-OTP können nicht zusammen verwendet werden',
  'errors.passkeysAlone':
    'Passkeys können nicht allein verwendet werden. Fügen Sie der Konfiguration ein weiteres Produkt hinzu.',
  'setup.unavailable':
    'Die Anmeldung funktioniert zurzeit nicht. Versuchen Sie es später noch einmal.',
}
