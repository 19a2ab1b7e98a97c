import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'दूसरा चरण जोड़ें',
  'account.step.addContent': 'आपके पासवर्ड के बाद हम वह भी माँगते हैं जो सिर्फ़ आपके पास है।',
  'account.step.app': 'ऑथेंटिकेटर ऐप',
  'account.step.appDetail': 'नेटवर्क के बिना काम करता है',
  'account.step.passkey': 'पासकी',
  'account.step.passkeyDetail': 'दोनों चरणों के बराबर',
  'account.step.sms': 'टेक्स्ट मैसेज',
  'account.step.smsDetail': 'बाकी तरीकों से कम सुरक्षित',
  'account.step.smsTitle': 'टेक्स्ट मैसेज इस्तेमाल करें',
  'account.step.smsContent': 'जब आप साइन इन करते हैं, तो हम इस नंबर पर एक कोड भेजते हैं।',
  'account.step.smsRisk':
    'जो आपका फ़ोन नंबर हथिया ले, उसे आपके कोड भी मिल जाते हैं। ऑथेंटिकेटर ऐप ज़्यादा सुरक्षित है।',
  'account.step.smsOn': 'टेक्स्ट मैसेज चालू हैं।',
  'account.step.smsOff': 'टेक्स्ट मैसेज बंद हैं।',
  'account.step.lost': 'इसे किसी दूसरी विंडो में नए सिरे से शुरू किया गया। फिर से शुरू करें।',
  'account.step.since': '{date} से चालू।',
  'account.step.few':
    '{n, plural, one {सिर्फ़ # रिकवरी कोड बाकी है} other {सिर्फ़ # रिकवरी कोड बाकी हैं}}। नए बनाएँ।',
  'account.step.codes': 'रिकवरी कोड',
  'account.step.codesLeft': '{all} में से {n} बाकी',
  'account.step.newCodes': 'नए कोड',
  'account.step.turnOff': 'बंद करें',
  'account.step.newPhone': 'नया फ़ोन सेट अप करें',
  'account.step.offTitle': 'दूसरा चरण बंद करें?',
  'account.step.offContent':
    'तब साइन इन करने के लिए सिर्फ़ आपका पासवर्ड काफ़ी होगा। आपके रिकवरी कोड काम करना बंद कर देंगे।',
  'account.step.offRequired': '{project} के लिए दूसरा चरण ज़रूरी है, इसलिए इसे बंद नहीं किया जा सकता।',
  'account.step.keep': 'चालू रखें',
  'account.step.isOn': 'आपका दूसरा चरण चालू है।',
  'account.step.isOff': 'आपका दूसरा चरण बंद है।',
  'account.step.progress': 'चरण {n}, कुल {all}',
  'account.step.copy': 'कॉपी करें',
  'account.step.copied': 'कॉपी किया गया',
  'account.act.addStep': 'दूसरा चरण जोड़ने के लिए।',
  'account.act.newCodes': 'नए रिकवरी कोड बनाने के लिए।',
  'account.act.turnOff': 'दूसरा चरण बंद करने के लिए।',
  'account.act.smsOff': 'टेक्स्ट मैसेज बंद करने के लिए।',
}
