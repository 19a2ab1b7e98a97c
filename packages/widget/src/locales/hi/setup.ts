import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'गड़बड़ी: EML और Email OTP एक साथ इस्तेमाल नहीं किए जा सकते',
  'errors.passkeysAlone': 'सिर्फ़ पासकी इस्तेमाल नहीं की जा सकती। कॉन्फ़िगरेशन में कोई और प्रॉडक्ट जोड़ें।',
  'setup.unavailable': 'फ़िलहाल साइन इन नहीं हो पा रहा है। बाद में फिर से कोशिश करें।',
}
