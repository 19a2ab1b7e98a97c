import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Sessão iniciada',
  'signedIn.content': 'como <bold>{email}</bold>',
  'signedIn.continue': 'Continuar',
  'signedIn.signOut': 'Terminar sessão',
}
