import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Sie sind angemeldet',
  'signedIn.content': 'als <bold>{email}</bold>',
  'signedIn.continue': 'Weiter',
  'signedIn.signOut': 'Abmelden',
}
