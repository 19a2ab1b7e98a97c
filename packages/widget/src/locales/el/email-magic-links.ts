import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Στάλθηκε email στη διεύθυνση <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Εισαγάγετε τον κωδικό από το email',
  'emailConfirmation.waiting': 'Αυτή η σελίδα θα συνεχίσει μόλις ανοίξετε τον σύνδεσμο.',
  'emailConfirmation.otherDevice':
    'Αν ανοίξετε τον σύνδεσμο σε άλλη συσκευή, επιλέξτε εκεί αυτόν τον αριθμό.',
  'emailConfirmation.refused': 'Η σύνδεση απορρίφθηκε μέσω του email.',
  'emailConfirmation.used': 'Ο σύνδεσμος χρησιμοποιήθηκε για σύνδεση αλλού.',
  'emailConfirmation.failed': 'Η σύνδεση δεν ολοκληρώθηκε σε αυτή τη σελίδα. Ζητήστε νέο σύνδεσμο.',
  'emailConfirmation.success.content': 'Η ταυτότητά σας επαληθεύτηκε.',
  'link.openInGmail': 'Άνοιγμα στο Gmail',
  'link.openInYahoo': 'Άνοιγμα στο Yahoo',
  'link.openInOutlook': 'Άνοιγμα στο Outlook',
}
