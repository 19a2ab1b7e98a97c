import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': '手机号码',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': '国家/地区代码',
  'formField.countryCode.search': '搜索',
  'formField.countryCode.none': '未找到国家/地区',
  'button.sms': '使用短信继续',
  'button.whatsapp': '使用 WhatsApp 继续',
  'error.invalidPhoneNumber': '手机号码格式无效。请使用 E.164 格式的手机号码。',
}
