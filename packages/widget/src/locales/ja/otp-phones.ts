import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': '電話番号',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': '国コード',
  'formField.countryCode.search': '検索',
  'formField.countryCode.none': '該当する国がありません',
  'button.sms': 'SMS で続行',
  'button.whatsapp': 'WhatsApp で続行',
  'error.invalidPhoneNumber':
    '電話番号の形式が正しくありません。E.164 形式の電話番号を入力してください。',
}
