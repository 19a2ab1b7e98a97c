import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': '로그인되어 있습니다',
  'signedIn.content': '계정: <bold>{email}</bold>',
  'signedIn.continue': '계속',
  'signedIn.signOut': '로그아웃',
}
