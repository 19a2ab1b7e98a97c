import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': '電子郵件地址格式無效。',
  'error.invalidPhoneNumber': '電話號碼格式無效。請使用 E.164 格式的電話號碼。',
  'error.unsubscribedPhoneNumber':
    '此電話號碼已取消訂閱。請先傳送簡訊「START」重新訂閱，才能接收訊息。',
  'error.inactiveEmail':
    '此電子郵件地址已標示為停用。請改用其他電子郵件地址；如果您認為有誤，請與管理員聯絡。',
  'error.unauthorizedCredentials': '登入資訊不正確。',
  'error.userUnauthenticated': '此操作需要有效的工作階段。請確認您是否已登入。',
  'error.emailNotFound': '找不到該電子郵件地址。',
  'error.unableToAuthMagicLink': '連結已使用或已過期，請再試一次。',
  'error.noUserPassword': '找不到此使用者的密碼。請再試一次。',
  'error.breachedPassword': '此密碼出現在外洩密碼清單中，必須重設。',
  'error.resetPassword': '必須重設密碼。',
  'error.oauthTokenNotFound': '找不到 OAuth 權杖。',
  'error.invalidCode': '驗證碼格式無效，請再試一次。',
  'error.memberPasswordNotFound': '找不到成員密碼。',
  'error.oauthFlowCallbackError': 'OAuth 流程的回呼發生錯誤。請再試一次。',
  'error.unauthorizedAction': '您沒有執行此操作的權限。',
  'error.userLockLimitReached': '驗證失敗次數過多。請稍後再試。',
  'error.invalidSessionToken': '工作階段權杖無效。',
  'error.sessionNotFound': '找不到工作階段。',
  'error.invalidPhoneNumberCountryCode': '電話號碼的國碼無效、不受支援或已停用。',
  'error.otpCodeNotFound': '驗證碼無效，請再試一次。',
  'error.duplicatePhoneNumber': '此組織中已有成員使用指定的電話號碼。',
}
