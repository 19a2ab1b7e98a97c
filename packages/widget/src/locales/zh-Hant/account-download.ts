import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    '{project} 在此保存的所有與您有關的資訊：地址、登入方式、裝置、應用程式以及發生過的事情。一個 JSON 檔案，不含密碼或金鑰。',
  'account.download.submit': '下載',
  'account.download.last': '上次下載：{date}。',
  'account.download.done': '您的資料已下載。',
  'account.act.download': '用於下載您的資料。',
}
