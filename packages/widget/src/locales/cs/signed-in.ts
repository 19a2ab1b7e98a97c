import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Jste přihlášeni',
  'signedIn.content': 'jako <bold>{email}</bold>',
  'signedIn.continue': 'Pokračovat',
  'signedIn.signOut': 'Odhlásit se',
}
