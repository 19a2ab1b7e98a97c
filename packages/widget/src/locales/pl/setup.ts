import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Błąd: nie można jednocześnie używać EML i Email OTP',
  'errors.passkeysAlone':
    'Nie można używać samych kluczy dostępu. Dodaj do konfiguracji inny produkt.',
  'setup.unavailable': 'Logowanie w tej chwili nie działa. Spróbuj ponownie później.',
}
