import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Ви ввійшли',
  'signedIn.content': 'як <bold>{email}</bold>',
  'signedIn.continue': 'Продовжити',
  'signedIn.signOut': 'Вийти',
}
