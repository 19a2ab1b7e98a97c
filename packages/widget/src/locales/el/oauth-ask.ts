import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Επιβεβαιώστε τη διεύθυνση email',
  'oauth.confirmAddress.once':
    'Αυτό ζητείται μία φορά. Στο εξής αρκεί ο λογαριασμός σας στον πάροχο για να συνδεθείτε.',
  'oauth.confirmAddress.sending': 'Αποστολή κωδικού στη διεύθυνση email σας...',
  'oauth.success.content': 'Έχετε συνδεθεί.',
}
