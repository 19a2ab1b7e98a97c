import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Oturumunuz açık',
  'signedIn.content': 'Hesap: <bold>{email}</bold>',
  'signedIn.continue': 'Devam et',
  'signedIn.signOut': 'Oturumu kapat',
}
