import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Επιλέξτε λογαριασμό',
  text: 'για να συνεχίσετε με {app}',
  textWithoutApp: 'για να συνεχίσετε',
  ownAccount: 'Ο λογαριασμός σας',
  signedIn: 'Έγινε σύνδεση',
  signedOut: 'Έγινε αποσύνδεση',
  useAnother: 'Χρήση άλλου λογαριασμού',
  edit: 'Κατάργηση λογαριασμού από τη λίστα',
  done: 'Τέλος',
  remove: 'Κατάργηση από τη λίστα: {account}',
}
