import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'נכנסת לחשבון',
  'signedIn.content': 'בתור <bold>{email}</bold>',
  'signedIn.continue': 'המשך',
  'signedIn.signOut': 'יציאה',
}
