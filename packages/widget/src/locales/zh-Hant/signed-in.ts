import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': '您已登入',
  'signedIn.content': '帳戶：<bold>{email}</bold>',
  'signedIn.continue': '繼續',
  'signedIn.signOut': '登出',
}
