import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Zalogowano Cię',
  'signedIn.content': 'jako <bold>{email}</bold>',
  'signedIn.continue': 'Kontynuuj',
  'signedIn.signOut': 'Wyloguj się',
}
