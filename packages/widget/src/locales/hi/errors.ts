import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'ईमेल पते का फ़ॉर्मैट सही नहीं है।',
  'error.invalidPhoneNumber': 'फ़ोन नंबर का फ़ॉर्मैट सही नहीं है। पक्का करें कि फ़ोन नंबर E.164 फ़ॉर्मैट में हो।',
  'error.unsubscribedPhoneNumber':
    'इस फ़ोन नंबर के लिए मैसेज बंद किए गए हैं। इन्हें फिर से पाने के लिए, पहले START लिखकर टेक्स्ट मैसेज भेजें।',
  'error.inactiveEmail':
    'यह ईमेल पता चालू नहीं है। कोई दूसरा ईमेल पता आज़माएं। अगर यह गलती से हुआ है, तो अपने एडमिन से संपर्क करें।',
  'error.unauthorizedCredentials': 'साइन इन की जानकारी सही नहीं है।',
  'error.userUnauthenticated': 'इस कार्रवाई के लिए सेशन चालू होना ज़रूरी है। क्या आपने लॉग इन किया है?',
  'error.emailNotFound': 'ईमेल पता नहीं मिला।',
  'error.unableToAuthMagicLink':
    'साइन इन लिंक पहले ही इस्तेमाल हो चुका है या उसकी समय-सीमा खत्म हो गई है। फिर से कोशिश करें।',
  'error.noUserPassword': 'इस उपयोगकर्ता का पासवर्ड नहीं मिला। फिर से कोशिश करें।',
  'error.breachedPassword': 'यह पासवर्ड लीक हुए पासवर्ड की सूची में है और इसे रीसेट करना ज़रूरी है।',
  'error.resetPassword': 'पासवर्ड रीसेट करना ज़रूरी है।',
  'error.oauthTokenNotFound': 'OAuth टोकन नहीं मिला।',
  'error.invalidCode': 'कोड का फ़ॉर्मैट सही नहीं है। फिर से कोशिश करें।',
  'error.memberPasswordNotFound': 'सदस्य का पासवर्ड नहीं मिला।',
  'error.oauthFlowCallbackError': 'OAuth से वापस आने पर गड़बड़ी हुई। फिर से कोशिश करें।',
  'error.unauthorizedAction': 'इस कार्रवाई की अनुमति नहीं है।',
  'error.userLockLimitReached': 'पुष्टि की बहुत ज़्यादा कोशिशें नाकाम रहीं। बाद में फिर से कोशिश करें।',
  'error.invalidSessionToken': 'सेशन टोकन सही नहीं है।',
  'error.sessionNotFound': 'सेशन नहीं मिला।',
  'error.invalidPhoneNumberCountryCode':
    'फ़ोन नंबर में देश का कोड गलत है, काम नहीं करता या बंद किया गया है।',
  'error.otpCodeNotFound': 'कोड सही नहीं है। फिर से कोशिश करें।',
  'error.duplicatePhoneNumber': 'इस संगठन में इस फ़ोन नंबर वाला सदस्य पहले से मौजूद है।',
}
