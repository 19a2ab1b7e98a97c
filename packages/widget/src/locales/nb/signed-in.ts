import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Du er logget på',
  'signedIn.content': 'som <bold>{email}</bold>',
  'signedIn.continue': 'Fortsett',
  'signedIn.signOut': 'Logg av',
}
