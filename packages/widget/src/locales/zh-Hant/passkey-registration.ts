import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': '設定新的密碼金鑰',
  'passkey.registrationStart.error.noUser':
    '錯誤：沒有已通過驗證的使用者，無法使用 PasskeyRegistration 元件。',
  'passkey.registrationSuccess.title': '密碼金鑰已建立',
  'passkey.registrationSkipped.title': '未建立密碼金鑰',
  'passkey.registrationSkipped.content': '您可以先繼續，稍後再設定。',
  'passkey.list.title': '您的密碼金鑰',
  'passkey.list.empty': '目前沒有任何密碼金鑰。您可以現在或稍後建立新的密碼金鑰。',
  'passkey.list.usedToday': '今天使用過',
  'passkey.list.used': '上次使用：{date}',
  'passkey.list.neverUsed': '從未使用',
  'passkey.list.created': '建立日期：{date}',
  'passkey.list.notRenamed': '名稱未變更。請再試一次。',
  'passkey.list.notDeleted': '此密碼金鑰未刪除。請再試一次。',
  'passkey.list.tooOldToDelete':
    '由於您登入已有一段時間，此密碼金鑰未刪除。請重新登入，然後再刪除。',
  'passkey.registrationSuccess.existingPasskeys': '現有的密碼金鑰',
  'passkey.registrationSuccess.deleteWarning': '密碼金鑰刪除後無法復原。',
  'passkey.registrationSuccess.setupAnother': '再設定一組密碼金鑰',
  'passkey.editing.label': '密碼金鑰名稱',
  'button.createPasskey': '建立密碼金鑰',
  'button.skip': '略過',
  'button.edit': '編輯',
  'button.save': '儲存',
  'button.delete': '刪除',
  'button.cancel': '取消',
  'button.done': '完成',
  'error.passkeyNotCreated':
    '密碼金鑰未建立。請按一下「建立密碼金鑰」再試一次，或略過而不新增密碼金鑰。',
  'error.passkeySessionTooOld': '由於您登入已有一段時間，密碼金鑰未建立。請重新登入，然後再建立。',
  'error.duplicatePasskey':
    '無法建立密碼金鑰，因為它似乎已經註冊。此密碼金鑰可能是在其他裝置上註冊後跨裝置同步而來。',
}
