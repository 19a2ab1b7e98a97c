import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: 'デバイスを接続',
  lead: 'テレビやゲーム機に表示されているコードを入力してください。',
  code: 'コード',
  wrong: 'コードが正しくないか、有効期限が切れています。もう一度お試しください。',
  continue: '続行',
  caution:
    '入力するのは、目の前にあるデバイスのコードだけにしてください。他の人から送られてきたコードは絶対に入力しないでください。',
  someApp: 'このアプリ',
  connectApp: '{app} を接続しますか？',
  asked:
    'コード {code} のデバイスが、アカウントへのアクセスを求めています。ご自分のデバイスにこのコードが表示されている場合のみ続行してください。',
  requesting: '{app} がリクエストしている権限：',
  allow: '許可',
  deny: '拒否',
  connectedTitle: 'デバイスを接続しました',
  connectedText: 'このページを閉じて、デバイスで続行してください。',
  deniedTitle: 'アプリケーションへのアクセスが拒否されました。',
  deniedText: 'このページは閉じてかまいません。',
  goToProject: '{project} に移動',
  unverified:
    'このアプリは確認されていません。アプリが自ら登録したもので、運営者が誰なのか {project} では把握していません。',
  otherScope: '{scope} スコープを使用する',
  scopes: {
    openid: {
      text: '本人確認を行う',
      details: ['アカウントに保存されている情報を表示する'],
    },
    profile: {
      text: '個人プロフィール情報を表示する',
      details: ['名前、プロフィール写真、言語設定'],
    },
    email: {
      text: '個人プロフィール情報を表示する',
      details: ['メールアドレス'],
    },
    phone: {
      text: '個人プロフィール情報を表示する',
      details: ['電話番号'],
    },
    offline_access: {
      text: 'アプリを使用していないときもデータへのアクセスを維持する',
      details: [
        'オフラインのときもデータにアクセスする',
        '代わりにデータを同期し、バックグラウンド処理を行う',
      ],
    },
  },
}
