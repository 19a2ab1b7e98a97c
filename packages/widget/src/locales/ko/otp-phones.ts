import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': '전화번호',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': '국가 코드',
  'formField.countryCode.search': '검색',
  'formField.countryCode.none': '국가를 찾을 수 없음',
  'button.sms': '문자 메시지로 계속하기',
  'button.whatsapp': 'WhatsApp으로 계속하기',
  'error.invalidPhoneNumber':
    '전화번호 형식이 올바르지 않습니다. E.164 형식의 전화번호인지 확인하세요.',
}
