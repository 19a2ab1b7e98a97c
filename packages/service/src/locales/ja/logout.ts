import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'ログアウトしますか？',
  question: '{project} アカウントからログアウトしてもよろしいですか？',
  yes: 'ログアウト',
  no: 'ログインしたままにする',
  stayed: 'ログアウトは行われませんでした。このページは閉じてかまいません。',
  leftTitle: 'ログアウトしました',
  leftText: 'このブラウザで {project} からログアウトしました。',
  appsText: '{apps} はまだログイン中の可能性があります。',
}
