import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'साइन अप या लॉग इन करें',
  'methodDivider.text': 'या',
  'formField.email.label': 'ईमेल',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'ईमेल से जारी रखें',
  'button.back.ariaLabel': 'वापस जाएं',
  'loading.label': 'लोड हो रहा है',
  'errors.invalidEmail': 'ईमेल पता सही नहीं है।',
  'errors.unreachable': 'सेवा से संपर्क नहीं हो सका। अपना कनेक्शन देखें और फिर से कोशिश करें।',
  'errors.unexpected': 'इस पेज पर कोई गड़बड़ी हुई। वापस जाएं और फिर से कोशिश करें।',
  'error.invalidEmail': 'ईमेल पते का फ़ॉर्मैट सही नहीं है।',
  'error.title': 'लगता है कि कोई गड़बड़ी हुई है',
}
