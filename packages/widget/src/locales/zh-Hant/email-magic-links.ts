import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': '電子郵件已傳送至 <bold>{email}</bold>。',
  'emailConfirmation.code.label': '輸入電子郵件中的驗證碼',
  'emailConfirmation.waiting': '您開啟連結後，此頁面會自動繼續。',
  'emailConfirmation.otherDevice': '如果您在其他裝置上開啟連結，請在該裝置上選擇這個數字。',
  'emailConfirmation.refused': '登入要求已在電子郵件中遭到拒絕。',
  'emailConfirmation.used': '此連結已用於在其他位置登入。',
  'emailConfirmation.failed': '無法在此頁面登入。請取得新的連結。',
  'emailConfirmation.success.content': '您已成功通過驗證。',
  'link.openInGmail': '在 Gmail 中開啟',
  'link.openInYahoo': '在 Yahoo 中開啟',
  'link.openInOutlook': '在 Outlook 中開啟',
}
