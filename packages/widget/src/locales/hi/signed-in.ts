import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'आपने साइन इन कर लिया है',
  'signedIn.content': 'इस खाते से: <bold>{email}</bold>',
  'signedIn.continue': 'जारी रखें',
  'signedIn.signOut': 'साइन आउट करें',
}
