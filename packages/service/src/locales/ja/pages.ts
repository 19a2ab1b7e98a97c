import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: '提供：Portico',
  goToProject: '{project} に移動',
  tryAgain: 'もう一度試す',
  logInAgain: 'もう一度ログイン',
  linkTitle: 'このリンクは使用できません',
  linkText: 'すでに使用されたか、有効期限が切れています。',
  linkLife: '各リンクは {duration}以内に 1 回だけ使用できます。',
  askForLink: '新しいリンクをリクエスト',
  usedTitle: 'このリンクはすでに使用されています',
  usedText: 'ログインしようとしていたアプリに戻り、最初からやり直してください。',
  refusedTitle: 'ログインのリクエストが拒否されました',
  refusedText:
    'アプリが、許可されていない情報を {project} にリクエストしました。情報は共有されていません。お客様の操作に問題はありません。',
  refusedDetails: 'アプリの運営者向けの詳細',
  failedTitle: '問題が発生しました',
  failedText: '元のアプリに戻り、もう一度お試しください。',
  deviceText: 'ページをもう一度開き、デバイスに表示されているコードを入力してください。',
  needsScript: 'このページには JavaScript が必要です。',
  details: '詳細',
  error: 'エラー',
  app: 'アプリ',
  time: '時刻',
  number: 'お問い合わせ番号',
  aboutText:
    'このサイトのログインには Portico が使用されています。Portico は、ログイン用のウィジェットと、サイト自身が運用する認証サービスです。アカウントに関するご質問は、サイトにお問い合わせください。',
}
