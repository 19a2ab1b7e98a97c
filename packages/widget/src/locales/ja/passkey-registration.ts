import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': '新しいパスキーを設定',
  'passkey.registrationStart.error.noUser':
    'エラー：認証済みのユーザーがいないため、PasskeyRegistration コンポーネントを使用できません。',
  'passkey.registrationSuccess.title': 'パスキーを作成しました',
  'passkey.registrationSkipped.title': 'パスキーは作成されませんでした',
  'passkey.registrationSkipped.content': 'このまま続行し、後で設定できます。',
  'passkey.list.title': '登録済みのパスキー',
  'passkey.list.empty':
    'パスキーはもうありません。新しいパスキーは今すぐ、または後で作成できます。',
  'passkey.list.usedToday': '今日使用',
  'passkey.list.used': '最終使用日：{date}',
  'passkey.list.neverUsed': '未使用',
  'passkey.list.created': '作成日：{date}',
  'passkey.list.notRenamed': '名前を変更できませんでした。もう一度お試しください。',
  'passkey.list.notDeleted': 'このパスキーを削除できませんでした。もう一度お試しください。',
  'passkey.list.tooOldToDelete':
    'ログインしてから時間が経過したため、このパスキーは削除されませんでした。もう一度ログインしてから削除してください。',
  'passkey.registrationSuccess.existingPasskeys': '既存のパスキー',
  'passkey.registrationSuccess.deleteWarning': '削除したパスキーは復元できません。',
  'passkey.registrationSuccess.setupAnother': '別のパスキーを設定',
  'passkey.editing.label': 'パスキーの名前',
  'button.createPasskey': 'パスキーを作成',
  'button.skip': 'スキップ',
  'button.edit': '編集',
  'button.save': '保存',
  'button.delete': '削除',
  'button.cancel': 'キャンセル',
  'button.done': '完了',
  'error.passkeyNotCreated':
    'パスキーは作成されませんでした。もう一度試すには「パスキーを作成」をクリックしてください。パスキーを追加せずにスキップすることもできます。',
  'error.passkeySessionTooOld':
    'ログインしてから時間が経過したため、パスキーは作成されませんでした。もう一度ログインしてから作成してください。',
  'error.duplicatePasskey':
    'このパスキーはすでに登録されているようなので、作成できません。別のデバイスで登録され、デバイス間で同期された可能性があります。',
}
