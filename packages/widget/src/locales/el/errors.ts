import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Η μορφή της διεύθυνσης email δεν είναι έγκυρη.',
  'error.invalidPhoneNumber':
    'Η μορφή του αριθμού τηλεφώνου δεν είναι έγκυρη. Βεβαιωθείτε ότι είναι σε μορφή E.164.',
  'error.unsubscribedPhoneNumber':
    'Ο αριθμός τηλεφώνου έχει διαγραφεί από τους παραλήπτες. Για να λαμβάνετε ξανά μηνύματα, στείλτε πρώτα SMS με τη λέξη START.',
  'error.inactiveEmail':
    'Η διεύθυνση email είναι ανενεργή. Δοκιμάστε άλλη διεύθυνση email ή, αν πρόκειται για λάθος, επικοινωνήστε με τη διαχείριση.',
  'error.unauthorizedCredentials': 'Τα στοιχεία σύνδεσης δεν είναι σωστά.',
  'error.userUnauthenticated':
    'Για αυτή την ενέργεια απαιτείται ενεργή περίοδος σύνδεσης. Έχετε συνδεθεί;',
  'error.emailNotFound': 'Η διεύθυνση email δεν βρέθηκε.',
  'error.unableToAuthMagicLink':
    'Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή έχει λήξει. Δοκιμάστε ξανά.',
  'error.noUserPassword':
    'Δεν βρέθηκε κωδικός πρόσβασης για αυτόν τον λογαριασμό χρήστη. Δοκιμάστε ξανά.',
  'error.breachedPassword':
    'Ο κωδικός πρόσβασης περιλαμβάνεται σε λίστα κωδικών που έχουν διαρρεύσει και πρέπει να αλλάξει.',
  'error.resetPassword': 'Ο κωδικός πρόσβασης πρέπει να αλλάξει.',
  'error.oauthTokenNotFound': 'Δεν βρέθηκε το διακριτικό OAuth.',
  'error.invalidCode': 'Η μορφή του κωδικού δεν είναι έγκυρη. Δοκιμάστε ξανά.',
  'error.memberPasswordNotFound': 'Δεν βρέθηκε ο κωδικός πρόσβασης του μέλους.',
  'error.oauthFlowCallbackError':
    'Παρουσιάστηκε σφάλμα κατά την επιστροφή από τη ροή OAuth. Δοκιμάστε ξανά.',
  'error.unauthorizedAction': 'Αυτή η ενέργεια δεν επιτρέπεται.',
  'error.userLockLimitReached':
    'Πάρα πολλές αποτυχημένες προσπάθειες ελέγχου ταυτότητας. Δοκιμάστε ξανά αργότερα.',
  'error.invalidSessionToken': 'Το διακριτικό περιόδου σύνδεσης δεν είναι έγκυρο.',
  'error.sessionNotFound': 'Δεν βρέθηκε η περίοδος σύνδεσης.',
  'error.invalidPhoneNumberCountryCode':
    'Ο κωδικός χώρας του αριθμού τηλεφώνου δεν είναι έγκυρος, δεν υποστηρίζεται ή είναι απενεργοποιημένος.',
  'error.otpCodeNotFound': 'Ο κωδικός δεν είναι έγκυρος. Δοκιμάστε ξανά.',
  'error.duplicatePhoneNumber': 'Υπάρχει ήδη μέλος με αυτόν τον αριθμό τηλεφώνου στον οργανισμό.',
}
