import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': 'आप हर सत्यापित पते से साइन इन कर सकते हैं। सूचनाएँ मुख्य पते पर जाती हैं।',
  'account.emails.primaryStays': 'पहले कोई दूसरा मुख्य पता चुनें।',
  'account.emails.add': 'ईमेल पता जोड़ें',
  'account.emails.addContent': 'हम उस पर कोड भेजते हैं। जब तक आप उसे दर्ज नहीं करते, कुछ नहीं बदलता।',
  'account.emails.belongsToAnother': 'यह पता किसी दूसरे खाते का है। इससे साइन इन करें या इसे वहाँ से हटाएँ।',
  'account.emails.makePrimary': 'मुख्य बनाएँ',
  'account.emails.madePrimary': '{email} अब आपका मुख्य पता है। हमने दोनों को बता दिया है।',
  'account.emails.sendNewCode': 'नया कोड भेजें',
  'account.act.addEmail': 'ईमेल पता जोड़ने के लिए।',
  'account.act.makePrimary': '{value} को मुख्य बनाने के लिए।',
}
