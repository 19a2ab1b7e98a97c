import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': '錯誤：無法同時使用 EML 和電子郵件 OTP',
  'errors.passkeysAlone': '無法單獨使用密碼金鑰，請在設定中加入其他產品。',
  'setup.unavailable': '目前無法登入。請稍後再試。',
}
