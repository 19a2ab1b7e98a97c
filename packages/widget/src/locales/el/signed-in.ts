import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Έχετε συνδεθεί',
  'signedIn.content': 'ως <bold>{email}</bold>',
  'signedIn.continue': 'Συνέχεια',
  'signedIn.signOut': 'Αποσύνδεση',
}
