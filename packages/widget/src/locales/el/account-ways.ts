import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Με οποιοδήποτε από αυτά μπαίνετε.',
  'secondStep.none': 'Δεν έχω κανένα από αυτά',
  'secondStep.byApp': 'Εφαρμογή επαλήθευσης',
  'secondStep.byPasskey': 'Κλειδί πρόσβασης',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Συνέχεια με κλειδί πρόσβασης',
  'secondStep.notProved': 'Δεν επιβεβαιώθηκε. Δοκιμάστε ξανά.',
  'secondStep.passkey.content':
    'Χρησιμοποιήστε το κλειδί πρόσβασης που αποθηκεύσατε για {project}.',
  'secondStep.recovery.title': 'Εισαγάγετε κωδικό ανάκτησης',
  'secondStep.recovery.content': 'Έναν από τους δέκα που αποθηκεύσατε. Ισχύει για μία χρήση.',
}
