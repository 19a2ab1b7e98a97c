import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Olet kirjautunut sisään',
  'signedIn.content': 'käyttäjänä <bold>{email}</bold>',
  'signedIn.continue': 'Jatka',
  'signedIn.signOut': 'Kirjaudu ulos',
}
