import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'यह कोड स्कैन करें',
  'account.app.scanContent': 'अपने फ़ोन के किसी ऑथेंटिकेटर ऐप से।',
  'account.app.qr': 'QR कोड। इसके बजाय आप कुंजी डाल सकते हैं।',
  'account.app.enterKey': 'इसके बजाय कुंजी डालें',
  'account.app.key': 'यह कुंजी डालें',
  'account.app.keyContent': 'अपने फ़ोन के किसी ऑथेंटिकेटर ऐप में।',
  'account.app.open': 'किसी ऐप में खोलें',
  'account.app.copy': 'कुंजी कॉपी करें',
  'account.app.facts': 'खाता: {account}. प्रकार: समय आधारित।',
  'account.app.scanInstead': 'इसके बजाय कोड स्कैन करें',
  'account.app.code': 'ऐप का कोड',
  'account.app.clock': 'क्या आपके फ़ोन की घड़ी सही है?',
}
