import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': '註冊或登入',
  'methodDivider.text': '或',
  'formField.email.label': '電子郵件',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': '使用電子郵件繼續',
  'button.back.ariaLabel': '返回',
  'loading.label': '載入中',
  'errors.invalidEmail': '電子郵件地址無效。',
  'errors.unreachable': '無法連線至服務。請檢查網路連線，然後再試一次。',
  'errors.unexpected': '此頁面發生問題。請返回並再試一次。',
  'error.invalidEmail': '電子郵件地址格式無效。',
  'error.title': '發生錯誤',
}
