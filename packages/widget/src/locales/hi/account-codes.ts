import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'अपने रिकवरी कोड सेव करें',
  'account.codes.content': 'फ़ोन न होने पर हर कोड से आप एक बार अंदर आ सकते हैं। हम इन्हें सिर्फ़ अभी दिखाते हैं।',
  'account.codes.lead': 'अगर आप अपना मेलबॉक्स नहीं खोल सकते, तो हर कोड से आप एक बार अंदर आ सकते हैं।',
  'account.codes.onlyNow': 'हम इन्हें सिर्फ़ अभी दिखाते हैं।',
  'account.codes.make': 'रिकवरी कोड बनाएँ',
  'account.codes.old': 'पहले वाले अब काम नहीं करते।',
  'account.codes.download': 'डाउनलोड करें',
  'account.codes.print': 'प्रिंट करें',
  'account.codes.saved': 'मैंने ये कोड सेव कर लिए हैं',
  'account.codes.done': 'हो गया',
}
