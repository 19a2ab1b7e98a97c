import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'नई पासकी सेट अप करें',
  'passkey.registrationStart.error.noUser':
    'गड़बड़ी: साइन इन किए हुए उपयोगकर्ता के बिना PasskeyRegistration कॉम्पोनेंट इस्तेमाल नहीं किया जा सकता।',
  'passkey.registrationSuccess.title': 'पासकी बन गई है',
  'passkey.registrationSkipped.title': 'कोई पासकी नहीं बनाई गई',
  'passkey.registrationSkipped.content':
    'इसके बिना भी आगे बढ़ा जा सकता है। इसे बाद में सेट अप किया जा सकता है।',
  'passkey.list.title': 'आपकी पासकी',
  'passkey.list.empty': 'कोई पासकी नहीं बची है। नई पासकी अभी या बाद में बनाई जा सकती है।',
  'passkey.list.usedToday': 'आज इस्तेमाल हुई',
  'passkey.list.used': 'पिछला इस्तेमाल: {date}',
  'passkey.list.neverUsed': 'कभी इस्तेमाल नहीं हुई',
  'passkey.list.created': 'बनाने की तारीख: {date}',
  'passkey.list.notRenamed': 'नाम नहीं बदला। फिर से कोशिश करें।',
  'passkey.list.notDeleted': 'यह पासकी मिटाई नहीं जा सकी। फिर से कोशिश करें।',
  'passkey.list.tooOldToDelete':
    'यह पासकी नहीं मिटाई गई, क्योंकि आपके साइन इन को समय हो गया है। फिर से साइन इन करें, फिर इसे मिटाएं।',
  'passkey.registrationSuccess.existingPasskeys': 'मौजूदा पासकी',
  'passkey.registrationSuccess.deleteWarning': 'मिटाई गई पासकी वापस नहीं लाई जा सकती।',
  'passkey.registrationSuccess.setupAnother': 'एक और पासकी सेट अप करें',
  'passkey.editing.label': 'पासकी का नाम',
  'button.createPasskey': 'पासकी बनाएं',
  'button.skip': 'अभी नहीं',
  'button.edit': 'बदलाव करें',
  'button.save': 'सेव करें',
  'button.delete': 'मिटाएं',
  'button.cancel': 'रद्द करें',
  'button.done': 'हो गया',
  'error.passkeyNotCreated':
    'आपकी पासकी नहीं बनी। फिर से कोशिश करने के लिए “पासकी बनाएं” चुनें या पासकी जोड़े बिना आगे बढ़ें।',
  'error.passkeySessionTooOld':
    'आपकी पासकी नहीं बनी, क्योंकि आपके साइन इन को समय हो गया है। फिर से साइन इन करें, फिर पासकी बनाएं।',
  'error.duplicatePasskey':
    'पासकी नहीं बनाई जा सकती, क्योंकि लगता है कि वह पहले से मौजूद है। हो सकता है कि यह पासकी किसी दूसरे डिवाइस पर बनी हो और सिंक होकर यहां आई हो।',
}
