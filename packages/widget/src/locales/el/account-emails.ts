import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Μπορείτε να συνδεθείτε με κάθε επαληθευμένη διεύθυνση. Οι ειδοποιήσεις πηγαίνουν στην κύρια.',
  'account.emails.primaryStays': 'Επιλέξτε πρώτα άλλη κύρια διεύθυνση.',
}
