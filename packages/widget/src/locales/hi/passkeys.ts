import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'पासकी से लॉग इन करें',
  'passkey.success.content': 'आपकी पासकी की पुष्टि हो गई है।',
  'error.passkeyUnknown': 'पासकी की पुष्टि करते समय कोई अनजान गड़बड़ी हुई। फिर से कोशिश करें।',
  'error.passkeyRegistrationNotFound':
    'पासकी नहीं मिली। हो सकता है कि पासकी आपके खाते से मिटा दी गई हो, लेकिन पासवर्ड मैनेजर में बची हो। फिर से कोशिश करें।',
}
