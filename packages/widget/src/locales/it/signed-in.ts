import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Hai effettuato l’accesso',
  'signedIn.content': 'come <bold>{email}</bold>',
  'signedIn.continue': 'Continua',
  'signedIn.signOut': 'Esci',
}
