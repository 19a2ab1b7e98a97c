import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Μετά δεν ρωτάμε ξανά για 10 λεπτά.',
  'account.confirm.usePasskey': 'Συνέχεια με κλειδί πρόσβασης',
  'account.confirm.another': 'Επιβεβαίωση με άλλον τρόπο',
  'account.confirm.any': 'Αρκεί οποιοσδήποτε από αυτούς.',
  'account.confirm.none':
    'Δεν μπορείτε να το επιβεβαιώσετε εδώ. Κάντε αποσύνδεση, σύνδεση ξανά και δοκιμάστε άλλη μια φορά.',
  'account.confirm.comeBack':
    'Κάντε σύνδεση εκεί και επιστρέψτε εδώ. Μετά δοκιμάστε άλλη μια φορά.',
  'account.confirm.notProved': 'Δεν επιβεβαιώθηκε. Δοκιμάστε ξανά.',
  'account.confirm.passkey': 'Κλειδί πρόσβασης',
  'account.confirm.app': 'Εφαρμογή επαλήθευσης',
  'account.confirm.password': 'Κωδικός πρόσβασης',
  'account.confirm.showPassword': 'Εμφάνιση κωδικού πρόσβασης',
  'account.confirm.email': 'Κωδικός με email',
  'account.confirm.phone': 'Κωδικός στο τηλέφωνο',
  'account.confirm.to': 'στο {email}',
  'account.confirm.close': 'Κλείσιμο',
  'account.confirm.leave': 'Επιστροφή στο {clientName}',
}
