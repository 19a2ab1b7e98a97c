import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Αποθηκεύστε τους κωδικούς ανάκτησης',
  'account.codes.content':
    'Με καθέναν μπαίνετε μία φορά, αν δεν έχετε το τηλέφωνό σας. Τους δείχνουμε μόνο τώρα.',
  'account.codes.lead': 'Με καθέναν μπαίνετε μία φορά, αν δεν έχετε πρόσβαση στα εισερχόμενά σας.',
  'account.codes.onlyNow': 'Τους δείχνουμε μόνο τώρα.',
  'account.codes.make': 'Δημιουργήστε κωδικούς ανάκτησης',
  'account.codes.old': 'Οι προηγούμενοι έπαψαν να ισχύουν.',
  'account.codes.download': 'Λήψη',
  'account.codes.print': 'Εκτύπωση',
  'account.codes.saved': 'Αποθήκευσα αυτούς τους κωδικούς',
  'account.codes.done': 'Τέλος',
}
