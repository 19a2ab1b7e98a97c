import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'ログイン済みです',
  'signedIn.content': 'アカウント：<bold>{email}</bold>',
  'signedIn.continue': '続行',
  'signedIn.signOut': 'ログアウト',
}
