import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: '{app} にログイン',
  account: '{project} アカウントを使用',
  deviceTitle: 'ログインしてデバイスを接続',
  goOn: '{host} に進みます',
  ended: 'セッションが終了しました。続行するにはログインしてください。',
  endedForApp: 'セッションが終了しました。{app} に進むにはログインしてください。',
  privacyPolicy: 'プライバシーポリシー',
  termsOfService: '利用規約',
  aboutApp: 'アプリについて',
}
