import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Můžete se přihlásit každou ověřenou adresou. Upozornění chodí na hlavní.',
  'account.emails.primaryStays': 'Nejprve vyberte jinou hlavní adresu.',
}
