import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'パスワードを設定してアカウントの作成を完了します',
  'password.login.title': 'ログイン',
  'button.forgotPassword': 'パスワードを忘れた場合',
  'button.logInByEmail': 'メールでログイン',
  'formField.password.label': 'パスワード',
  'button.showPassword': 'パスワードを表示',
  'password.forgot.title': 'パスワードをお忘れですか？',
  'password.forgot.content':
    'パスワード再設定用のリンクを記載したメールを <bold>{email}</bold> に送信しました。',
  'password.breached.title': 'メールを確認して新しいパスワードを設定してください',
  'password.breached.content': '<bold>{email}</bold> にメールを送信しました。',
  'password.breached.whyTitle': '正しいパスワードなのに、なぜですか？',
  'password.breached.why':
    '同じパスワードが、他のサイトから盗まれたリストに含まれています。そのため、第三者がここで試すおそれがあります。{project} アカウントは不正アクセスを受けていません。新しいパスワードを設定したら、そのサイトのパスワードも変更してください。',
  'password.resetRequired.title': 'メールを確認して新しいパスワードを設定してください',
  'password.resetRequired.content': '<bold>{email}</bold> にメールを送信しました。',
  'password.setNew.title': 'メールをご確認ください',
  'password.setNew.content':
    'ログイン用のリンクを記載したメールを <bold>{email}</bold> に送信しました。',
  'button.resendEmail': 'メールを再送信',
  'button.emailResent': 'メールを送信しました',
  'password.reset.title': 'パスワードの再設定',
  'password.reset.loggingInProgress': 'ログインしています…',
  'password.reset.noToken': 'お送りしたメールのリンクからこのページを開いてください。',
  'password.reset.deadTitle': 'このリンクは使用できません',
  'password.reset.deadContent':
    'すでに使用されたか、有効期限が切れています。リンクを開いたことによる変更はありません。',
  'password.reset.sendNewLink': '新しいリンクを送信',
  'password.reset.newLinkGoesTo': '<bold>{email}</bold> に送信します。',
  'password.reset.backToLogIn': 'ログインに戻る',
  'login.success.content': 'ログインしました。',
  'password.strength': 'パスワードの強度：4 段階中 {score}。',
  'password.strength.accepted': '強力なパスワードです',
  'password.hint.start':
    '{characterLength} 文字以上にしてください。あまり使われない単語を 3～4 個並べると、覚えやすく、推測されにくくなります。',
  'password.strengthError.breached':
    'このパスワードは、セキュリティ上の問題が発生した他のサイトで使用された可能性があります。別のパスワードを選択してください。',
  'password.strengthError.minimumLength': '{characterLength, plural, other {# 文字以上であること}}',
  'password.strengthError.complexity':
    '次のうち {complexity} 種類以上を含むこと：大文字、小文字、数字、記号',
  'password.requirement.fulfilled': '達成',
  'password.requirement.notFulfilled': '未達成',
}
