import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: '由 Portico 提供技術支援',
  goToProject: '前往 {project}',
  tryAgain: '再試一次',
  logInAgain: '重新登入',
  linkTitle: '此連結已失效',
  linkText: '連結已使用或已過期。',
  linkLife: '每個連結在 {duration}內有效，只能使用一次。',
  askForLink: '取得新連結',
  usedTitle: '此連結已使用過',
  usedText: '請返回您要登入的應用程式，然後重新開始。',
  refusedTitle: '登入要求遭到拒絕',
  refusedText:
    '有應用程式向 {project} 要求了它無權取得的內容。並未分享任何資訊，您的操作沒有問題。',
  refusedDetails: '供應用程式營運者參考的詳細資料',
  failedTitle: '發生問題',
  failedText: '請返回將您帶到此處的應用程式，然後再試一次。',
  deviceText: '請重新開啟該頁面，然後輸入您的裝置上顯示的代碼。',
  needsScript: '此頁面需要 JavaScript。',
  details: '詳細資料',
  error: '錯誤',
  app: '應用程式',
  time: '時間',
  number: '洽詢時請提供的編號',
  aboutText:
    '此網站使用 Portico 處理登入：其中包括登入小工具，以及由網站自行執行的驗證服務。如對您的帳戶有疑問，請與該網站聯絡。',
}
