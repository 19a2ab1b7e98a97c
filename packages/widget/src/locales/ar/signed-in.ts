import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'تم تسجيل دخولك',
  'signedIn.content': 'بالحساب <bold>{email}</bold>',
  'signedIn.continue': 'متابعة',
  'signedIn.signOut': 'تسجيل الخروج',
}
