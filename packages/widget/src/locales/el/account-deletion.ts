import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Διαγραφή του λογαριασμού σας στο {project};',
  'account.deletion.everywhere': 'Αποσυνδέεστε αμέσως από παντού.',
  'account.deletion.apps': 'Οι εφαρμογές χάνουν αμέσως την πρόσβασή τους: {apps}.',
  'account.deletion.until':
    'Έως τις {date} μπορείτε να συνδεθείτε και να διατηρήσετε τον λογαριασμό.',
  'account.deletion.someDays':
    'Για μερικές ημέρες μπορείτε να συνδεθείτε και να διατηρήσετε τον λογαριασμό.',
  'account.deletion.then':
    'Μετά διαγράφονται οι διευθύνσεις, τα κλειδιά πρόσβασης και το ιστορικό σας. Κανείς δεν μπορεί να τα επαναφέρει.',
  'account.deletion.atOnce':
    'Οι διευθύνσεις, τα κλειδιά πρόσβασης και το ιστορικό σας διαγράφονται αμέσως. Κανείς δεν μπορεί να τα επαναφέρει.',
  'account.deletion.downloadFirst': 'Πρώτα λήψη των δεδομένων μου',
  'account.deletion.word': 'διαγραφή',
  'account.deletion.type': 'Πληκτρολογήστε «{word}» για να συνεχίσετε',
  'account.deletion.keep': 'Διατήρηση του λογαριασμού μου',
  'account.deletion.asked':
    'Ο λογαριασμός σας θα διαγραφεί στις {date}. Έως τότε μπορείτε να συνδεθείτε και να τον διατηρήσετε.',
  'account.deletion.done': 'Ο λογαριασμός σας διαγράφηκε.',
  'account.act.deleteAccount': 'Για τη διαγραφή του λογαριασμού σας.',
}
