import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': '掃描此 QR 碼',
  'account.app.scanContent': '使用您手機上的驗證器應用程式。',
  'account.app.qr': 'QR 碼。您也可以改為輸入金鑰。',
  'account.app.enterKey': '改為輸入金鑰',
  'account.app.key': '輸入此金鑰',
  'account.app.keyContent': '到您手機上的驗證器應用程式中。',
  'account.app.open': '在應用程式中開啟',
  'account.app.copy': '複製金鑰',
  'account.app.facts': '帳戶：{account}。類型：以時間為準。',
  'account.app.scanInstead': '改為掃描 QR 碼',
  'account.app.code': '應用程式中的碼',
  'account.app.clock': '您手機的時間準確嗎？',
}
