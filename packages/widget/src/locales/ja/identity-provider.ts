import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': '{projectName} で {clientName} にログイン',
  'idpConsent.customScopes.title':
    '{clientName} が {projectName} アカウントへのアクセスを求めています',
  'idpConsent.requestingTo': '{clientName} がリクエストしている権限：',
  'idpConsent.allowClientTo': '{clientName} に許可する権限：',
  'idpConsent.button.allow': '許可',
  'idpConsent.button.deny': '拒否',
  'idpConsent.notInSight':
    'ボタンがはっきり見えない状態だったため、まだ何も許可されていません。リクエストの内容を確認してから、もう一度「{button}」を選択してください。',
  'idpConsent.defaultClientName': 'このアプリ',
  'idpConsent.denied': 'アプリケーションへのアクセスが拒否されました。',
  'idpConsent.useAnotherAccount': '別のアカウントを使用',
  'idpConsent.chooseAccount.title': 'アカウントの選択',
  'idpConsent.chooseAccount.content': '{clientName} に進みます',
  'idpConsent.noActiveSession': '有効なセッションがありません。続行するにはログインしてください。',
  'idpConsent.noPermissionsToGrant':
    'リクエストされたスコープの一部について、{clientName} にアクセスを許可する権限がありません。',
  'idpConsent.cannotGrant': '許可できない {clientName} のリクエスト：',
  'idpConsent.scope.identity': '本人確認を行う',
  'idpConsent.scope.identity.detail': 'アカウントに保存されている情報を表示する',
  'idpConsent.scope.personal': '個人プロフィール情報を表示する',
  'idpConsent.scope.profile.detail': '名前、プロフィール写真、言語設定',
  'idpConsent.scope.email.detail': 'メールアドレス',
  'idpConsent.scope.phone.detail': '電話番号',
  'idpConsent.scope.offline': 'アプリを使用していないときもデータへのアクセスを維持する',
  'idpConsent.scope.offline.detail': 'オフラインのときもデータにアクセスする',
  'idpConsent.scope.offline.tasks.detail': '代わりにデータを同期し、バックグラウンド処理を行う',
  'idpConsent.scope.other': '{scope} スコープを使用する',
  'idpLogout.title': 'ログアウトしますか？',
  'idpLogout.confirmMessage': '{projectName} アカウントからログアウトしてもよろしいですか？',
  'idpLogout.yes': 'はい',
  'idpLogout.no': 'いいえ',
  'idpLogout.notLoggedOut': 'ログアウトは行われませんでした。このページは閉じてかまいません。',
}
