import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'फिर हम 10 मिनट तक दोबारा नहीं पूछेंगे।',
  'account.confirm.usePasskey': 'पासकी से जारी रखें',
  'account.confirm.another': 'किसी और तरीके से पुष्टि करें',
  'account.confirm.any': 'इनमें से कोई भी चलेगा।',
  'account.confirm.none':
    'आप यहाँ इसकी पुष्टि नहीं कर सकते। साइन आउट करें, फिर से साइन इन करें और एक बार और कोशिश करें।',
  'account.confirm.comeBack': 'वहाँ साइन इन करें और यहाँ लौट आएँ। फिर एक बार और कोशिश करें।',
  'account.confirm.notProved': 'इसकी पुष्टि नहीं हुई। कृपया फिर से कोशिश करें।',
  'account.confirm.passkey': 'पासकी',
  'account.confirm.app': 'ऑथेंटिकेटर ऐप',
  'account.confirm.password': 'पासवर्ड',
  'account.confirm.showPassword': 'पासवर्ड दिखाएं',
  'account.confirm.email': 'ईमेल से कोड',
  'account.confirm.phone': 'फ़ोन पर कोड',
  'account.confirm.to': '{email} पर',
  'account.confirm.close': 'बंद करें',
  'account.confirm.leave': '{clientName} पर वापस जाएँ',
}
