import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content':
    'Ανοίξτε την εφαρμογή επαλήθευσης και εισαγάγετε τον κωδικό για {project}.',
  'oauth.secondStep.contentWithoutName':
    'Ανοίξτε την εφαρμογή επαλήθευσης και εισαγάγετε τον κωδικό.',
  'oauth.secondStep.recovery.title': 'Εισαγάγετε κωδικό ανάκτησης',
  'oauth.secondStep.recovery.content': 'Έναν από τους δέκα που αποθηκεύσατε. Ισχύει για μία χρήση.',
  'oauth.confirmAddress.title': 'Επιβεβαιώστε τη διεύθυνση email',
  'oauth.confirmAddress.once':
    'Αυτό ζητείται μία φορά. Στο εξής αρκεί ο λογαριασμός σας στον πάροχο για να συνδεθείτε.',
  'oauth.confirmAddress.sending': 'Αποστολή κωδικού στη διεύθυνση email σας...',
  'oauth.ask.expired': 'Αυτή η σύνδεση διήρκεσε πάρα πολύ. Επιστρέψτε και ξεκινήστε την ξανά.',
  'oauth.success.content': 'Έχετε συνδεθεί.',
}
