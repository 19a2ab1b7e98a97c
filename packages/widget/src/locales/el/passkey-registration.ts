import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Ρύθμιση νέου κλειδιού πρόσβασης',
  'passkey.registrationStart.error.noUser':
    'Σφάλμα: Το στοιχείο PasskeyRegistration δεν μπορεί να χρησιμοποιηθεί χωρίς ενεργή σύνδεση χρήστη.',
  'passkey.registrationSuccess.title': 'Το κλειδί πρόσβασης δημιουργήθηκε',
  'passkey.registrationSkipped.title': 'Δεν δημιουργήθηκε κλειδί πρόσβασης',
  'passkey.registrationSkipped.content':
    'Μπορείτε να συνεχίσετε χωρίς αυτό και να το δημιουργήσετε αργότερα.',
  'passkey.list.title': 'Τα κλειδιά πρόσβασής σας',
  'passkey.list.empty': 'Δεν έχει μείνει κανένα. Μπορείτε να δημιουργήσετε νέο τώρα ή αργότερα.',
  'passkey.list.usedToday': 'Χρησιμοποιήθηκε σήμερα',
  'passkey.list.used': 'Τελευταία χρήση: {date}',
  'passkey.list.neverUsed': 'Δεν έχει χρησιμοποιηθεί',
  'passkey.list.created': 'Δημιουργία: {date}',
  'passkey.list.notRenamed': 'Το όνομα δεν άλλαξε. Δοκιμάστε ξανά.',
  'passkey.list.notDeleted': 'Αυτό το κλειδί πρόσβασης δεν διαγράφηκε. Δοκιμάστε ξανά.',
  'passkey.list.tooOldToDelete':
    'Το κλειδί πρόσβασης δεν διαγράφηκε, επειδή έχει περάσει ώρα από τη σύνδεσή σας. Συνδεθείτε ξανά και μετά διαγράψτε το.',
  'passkey.registrationSuccess.existingPasskeys': 'Υπάρχοντα κλειδιά πρόσβασης',
  'passkey.registrationSuccess.deleteWarning':
    'Ένα κλειδί πρόσβασης που διαγράφεται δεν μπορεί να ανακτηθεί.',
  'passkey.registrationSuccess.setupAnother': 'Προσθήκη και άλλου κλειδιού',
  'passkey.editing.label': 'Όνομα κλειδιού πρόσβασης',
  'button.createPasskey': 'Δημιουργία κλειδιού',
  'button.skip': 'Παράλειψη',
  'button.edit': 'Επεξεργασία',
  'button.save': 'Αποθήκευση',
  'button.delete': 'Διαγραφή',
  'button.cancel': 'Ακύρωση',
  'button.done': 'Τέλος',
  'error.passkeyNotCreated':
    'Το κλειδί πρόσβασης δεν δημιουργήθηκε. Επιλέξτε «Δημιουργία κλειδιού» για να δοκιμάσετε ξανά ή παραλείψτε το βήμα χωρίς να προσθέσετε κλειδί πρόσβασης.',
  'error.passkeySessionTooOld':
    'Το κλειδί πρόσβασης δεν δημιουργήθηκε, επειδή έχει περάσει ώρα από τη σύνδεσή σας. Συνδεθείτε ξανά και μετά δημιουργήστε το.',
  'error.duplicatePasskey':
    'Το κλειδί πρόσβασης δεν μπορεί να δημιουργηθεί, επειδή φαίνεται ότι υπάρχει ήδη. Ίσως δημιουργήθηκε σε άλλη συσκευή και συγχρονίστηκε μεταξύ των συσκευών.',
}
