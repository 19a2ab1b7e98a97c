import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Votre session est ouverte',
  'signedIn.content': 'en tant que <bold>{email}</bold>',
  'signedIn.continue': 'Continuer',
  'signedIn.signOut': 'Se déconnecter',
}
