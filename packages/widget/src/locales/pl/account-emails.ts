import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Możesz zalogować się każdym potwierdzonym adresem. Powiadomienia trafiają na główny.',
  'account.emails.primaryStays': 'Najpierw wybierz inny adres główny.',
}
