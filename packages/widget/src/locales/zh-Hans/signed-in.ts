import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': '您已登录',
  'signedIn.content': '账号：<bold>{email}</bold>',
  'signedIn.continue': '继续',
  'signedIn.signOut': '退出登录',
}
