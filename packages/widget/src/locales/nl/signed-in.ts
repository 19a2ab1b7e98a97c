import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Je bent ingelogd',
  'signedIn.content': 'als <bold>{email}</bold>',
  'signedIn.continue': 'Doorgaan',
  'signedIn.signOut': 'Uitloggen',
}
