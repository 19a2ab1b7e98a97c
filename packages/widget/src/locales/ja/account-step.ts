import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': '第 2 ステップを追加',
  'account.step.addContent': 'パスワードの後に、本人だけが持っているものも確認します。',
  'account.step.app': '認証アプリ',
  'account.step.appDetail': 'ネットワークなしで使えます',
  'account.step.passkey': 'パスキー',
  'account.step.passkeyDetail': '両方のステップを兼ねます',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'ほかの方法より安全性が低い',
  'account.step.smsTitle': 'SMS を使う',
  'account.step.smsContent': 'ログイン時にこの番号へコードを送信します。',
  'account.step.smsRisk':
    '電話番号を乗っ取った人には、コードも届きます。認証アプリのほうが安全です。',
  'account.step.smsOn': 'SMS は有効です。',
  'account.step.smsOff': 'SMS は無効です。',
  'account.step.lost': '別のウィンドウで最初からやり直されました。もう一度始めてください。',
  'account.step.since': '{date} からオン。',
  'account.step.few':
    'リカバリーコードの残りは{n, plural, other { # 個}}だけです。新しく作成してください。',
  'account.step.codes': 'リカバリーコード',
  'account.step.codesLeft': '{all} 個中 {n} 個残っています',
  'account.step.newCodes': '新しいコード',
  'account.step.turnOff': 'オフにする',
  'account.step.newPhone': '新しいスマートフォンを設定',
  'account.step.offTitle': '第 2 ステップをオフにしますか？',
  'account.step.offContent':
    '以後はパスワードだけでログインできます。リカバリーコードは使えなくなります。',
  'account.step.offRequired': '{project} には第 2 ステップが必要なため、オフにできません。',
  'account.step.keep': 'オンのままにする',
  'account.step.isOn': '第 2 ステップはオンです。',
  'account.step.isOff': '第 2 ステップはオフです。',
  'account.step.progress': 'ステップ {n}/{all}',
  'account.step.copy': 'コピー',
  'account.step.copied': 'コピーしました',
  'account.act.addStep': '第 2 ステップを追加するために必要です。',
  'account.act.newCodes': '新しいリカバリーコードを作成するために必要です。',
  'account.act.turnOff': '第 2 ステップをオフにするために必要です。',
  'account.act.smsOff': 'SMS を無効にするため。',
}
