import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'दूसरे चरण के बिना अंदर आएँ',
  'wayBack.content':
    'इसमें {days, plural, one {# दिन} other {# दिन}} लगते हैं, ताकि कोई और यह आपकी पीठ पीछे न कर सके।',
  'wayBack.code': 'हम <bold>{email}</bold> पर एक कोड भेजते हैं।',
  'wayBack.told': '{days, plural, one {# दिन} other {# दिन}} तक हम आपके हर पते और डिवाइस को बताते हैं।',
  'wayBack.removed':
    'अगर किसी ने आपत्ति नहीं की, तो आपका दूसरा चरण हट जाएगा और आप अपने पासवर्ड से साइन इन करेंगे।',
  'wayBack.removedAlone':
    'अगर किसी ने आपत्ति नहीं की, तो आपका दूसरा चरण हट जाएगा और आप उसके बिना साइन इन करेंगे।',
  'wayBack.noMailbox': 'वह मेलबॉक्स भी नहीं खोल सकते?',
  'wayBack.write': '<bold>{help}</bold> पर लिखें।',
  'wayBack.never': 'दूसरे चरण के बिना यहाँ कोई आपको अंदर नहीं आने दे सकता।',
  'wayBack.date': 'आपका दूसरा चरण {date} को हट जाएगा',
  'wayBack.waits': 'हमने आपके सभी पतों और डिवाइस को बता दिया है। समय होने पर हम आपको लिखेंगे।',
  'wayBack.found': 'मुझे मिल गया, अभी साइन इन करें',
  'wayBack.stop': 'इसे रोकें',
  'wayBack.stopped': 'यह रोक दिया गया। आपका दूसरा चरण बना रहेगा।',
  'wayBack.send': 'कोड भेजें',
}
