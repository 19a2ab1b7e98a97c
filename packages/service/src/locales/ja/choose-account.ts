import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'アカウントの選択',
  text: '{app} に進みます',
  textWithoutApp: '続行します',
  ownAccount: 'お使いのアカウント',
  signedIn: 'ログイン中',
  signedOut: 'ログアウト済み',
  useAnother: '別のアカウントを使用',
  edit: 'このリストからアカウントを削除',
  done: '完了',
  remove: 'このリストから {account} を削除',
}
