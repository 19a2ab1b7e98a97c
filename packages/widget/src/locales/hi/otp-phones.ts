import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'फ़ोन नंबर',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'देश का कोड',
  'formField.countryCode.search': 'खोजें',
  'formField.countryCode.none': 'कोई देश नहीं मिला',
  'button.sms': 'टेक्स्ट मैसेज से जारी रखें',
  'button.whatsapp': 'WhatsApp से जारी रखें',
  'error.invalidPhoneNumber': 'फ़ोन नंबर का फ़ॉर्मैट सही नहीं है। पक्का करें कि फ़ोन नंबर E.164 फ़ॉर्मैट में हो।',
}
