import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'ログインしています…',
  doneTitle: 'ログイン済みです',
  doneText: 'リンクをリクエストしたタブで続行してください。このページは閉じてかまいません。',
  goOnHere: 'ここで続行',
}
