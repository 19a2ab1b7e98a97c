import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': '電話號碼',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': '國碼',
  'formField.countryCode.search': '搜尋',
  'formField.countryCode.none': '找不到國家/地區',
  'button.sms': '使用簡訊繼續',
  'button.whatsapp': '使用 WhatsApp 繼續',
  'error.invalidPhoneNumber': '電話號碼格式無效。請使用 E.164 格式的電話號碼。',
}
