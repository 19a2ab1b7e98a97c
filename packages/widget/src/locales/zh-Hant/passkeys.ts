import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': '使用密碼金鑰登入',
  'passkey.success.content': '您的密碼金鑰已成功通過驗證。',
  'error.passkeyUnknown': '密碼金鑰驗證期間發生未知錯誤。請再試一次。',
  'error.passkeyRegistrationNotFound':
    '找不到密碼金鑰的註冊資料。您可能已從帳戶中刪除該密碼金鑰，但未從密碼管理工具中刪除。請再試一次。',
}
