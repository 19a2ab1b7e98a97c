import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Puoi accedere con ogni indirizzo verificato. Gli avvisi vanno a quello principale.',
  'account.emails.primaryStays': 'Prima scegli un altro indirizzo principale.',
}
