import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': '要刪除您的 {project} 帳戶嗎？',
  'account.deletion.everywhere': '您會立即在所有裝置上登出。',
  'account.deletion.apps': '應用程式會立即失去存取權：{apps}。',
  'account.deletion.until': '在 {date}之前，您可以登入並保留帳戶。',
  'account.deletion.someDays': '在幾天內，您可以登入並保留帳戶。',
  'account.deletion.then': '之後，您的地址、密碼金鑰和歷程記錄會被清除。任何人都無法復原。',
  'account.deletion.atOnce': '您的地址、密碼金鑰和歷程記錄會立即被清除。任何人都無法復原。',
  'account.deletion.downloadFirst': '先下載我的資料',
  'account.deletion.word': '刪除',
  'account.deletion.type': '輸入「{word}」以繼續',
  'account.deletion.keep': '保留我的帳戶',
  'account.deletion.asked': '您的帳戶將於 {date} 刪除。在此之前，您可以登入並保留它。',
  'account.deletion.done': '您的帳戶已刪除。',
  'account.act.deleteAccount': '用於刪除您的帳戶。',
}
