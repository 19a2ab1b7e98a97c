import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Du kan logga in med varje verifierad adress. Meddelanden går till den primära.',
  'account.emails.primaryStays': 'Välj en annan primär adress först.',
}
