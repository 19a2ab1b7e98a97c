import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Εγγραφή ή σύνδεση',
  'methodDivider.text': 'ή',
  'formField.email.label': 'Email',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Συνέχεια με email',
  'button.back.ariaLabel': 'Πίσω',
  'loading.label': 'Φόρτωση',
  'errors.invalidEmail': 'Η διεύθυνση email δεν είναι έγκυρη.',
  'errors.unreachable':
    'Δεν ήταν δυνατή η επικοινωνία με την υπηρεσία. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  'errors.unexpected': 'Κάτι απέτυχε σε αυτή τη σελίδα. Επιστρέψτε και δοκιμάστε ξανά.',
  'error.invalidEmail': 'Η μορφή της διεύθυνσης email δεν είναι έγκυρη.',
  'error.title': 'Φαίνεται ότι παρουσιάστηκε σφάλμα',
}
