import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'अनुरोध का समय',
    when: 'समय',
    browser: 'ब्राउज़र',
    place: 'जगह',
    proof: 'तरीका',
  },
  browser: '{system} पर {browser}',
  place: '{city}, {country} के पास',
  near: '{city} के पास',
  askedNear: '{city} के पास, {browser} से अनुरोध किया गया।',
  askedFrom: '{browser} से अनुरोध किया गया।',
  worksUntil: 'यह {time} तक, एक बार काम करेगा।',
  worksFor: 'यह एक बार काम करेगा। वैधता: {duration}।',
  buttonFails: 'बटन काम नहीं कर रहा? {link}',
  nobodyGetsIn: 'यह आपने नहीं किया? तो कुछ करने की ज़रूरत नहीं है: इस ईमेल के बिना कोई अंदर नहीं जा सकता।',
  notMe: 'यह मैंने नहीं किया',
  wasItYou: 'क्या यह आपने किया?',
  ifItWasYou: 'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।',
  sentFor: {
    signIn: '{email} पर इसलिए भेजा गया, क्योंकि इससे साइन इन करने का अनुरोध मिला।',
    signUp: '{email} पर इसलिए भेजा गया, क्योंकि इससे साइन अप करने का अनुरोध मिला।',
    safety: '{email} पर इसलिए भेजा गया, क्योंकि यह आपके खाते की सुरक्षा से जुड़ा है।',
  },
  help: 'मदद',
  listed: '{one}, {other}',
  noticePreview: '{facts}। {question}',
  sentences: '{one} {other}',
  quoted: '“{name}”',
}
